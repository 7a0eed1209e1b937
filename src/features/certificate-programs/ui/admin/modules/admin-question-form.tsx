import { AdminForm, FormGroup, InBothLanguages } from '#features/administration/ui/index.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { FormSelect } from '#ui-kit/form-fields.tsx'
import { CHOICE_SLOTS, type ChoiceSlot } from '../../../admin-programs.contract.ts'
import type { ManagedQuestion } from '../../../admin-quizzes.contract.ts'
import styles from '../admin-programs.module.css'

interface AdminQuestionFormProps {
  module_id: number
  /** Null for a question that is not there yet. */
  question: ManagedQuestion | null
}

/** A question with its choices: which are right, and what is said to whoever chose them. */
export function AdminQuestionForm({ module_id, question }: AdminQuestionFormProps) {
  // Room for two more each time it is saved.
  const slots = CHOICE_SLOTS.slice(0, Math.max(4, (question?.choices.length ?? 0) + 2))
  return (
    <AdminForm
      key={question?.revision}
      call="POST /v2/admin/course/question/save/"
      next="/admin/certificate-programs/{program_id}/modules/{module_id}"
      values={valuesOf(question)}
      hidden={question ? { id: question.id, revision: question.revision } : { module_id }}
      submit={m.admin_event_save()}
    >
      <FormGroup legend={m.admin_program_question()}>
        <InBothLanguages
          name="question"
          label={m.admin_program_question()}
          help={m.admin_one_language()}
          rows={3}
          maxLength={1_000}
        />
        <div className={styles.pair}>
          <FormSelect name="question_kind" label={m.admin_question_kind()}>
            <option value="single">{m.admin_question_single()}</option>
            <option value="multiple">{m.admin_question_multiple()}</option>
          </FormSelect>
        </div>
      </FormGroup>
      <FormGroup legend={m.admin_question_choices()}>
        <p className={styles.below}>{m.admin_question_choices_text()}</p>
        {slots.map((slot) => (
          <Choice key={slot} slot={slot} />
        ))}
      </FormGroup>
    </AdminForm>
  )
}

function Choice({ slot }: { slot: ChoiceSlot }) {
  const { id, name, error, values } = useFormField('right')
  const title = m.admin_question_choice({ number: slot })
  const isFirst = slot === CHOICE_SLOTS[0]
  return (
    <div className={styles.choice}>
      <InBothLanguages name={`choice_${slot}`} label={title} maxLength={300} />
      <Checkbox
        id={isFirst ? id : undefined}
        name={name}
        value={slot}
        label={
          <>
            {m.admin_question_is_right()} <span className="visually-hidden">{title}</span>
          </>
        }
        error={isFirst ? error : undefined}
        defaultChecked={values.includes(String(slot))}
      />
      <InBothLanguages
        name={`feedback_${slot}`}
        label={m.admin_question_feedback()}
        rows={2}
        maxLength={1_000}
      />
    </div>
  )
}

/** What the fields begin with. */
function valuesOf(question: ManagedQuestion | null): Record<string, string | readonly string[]> {
  if (!question) return { question_kind: 'single' }
  const { question_kind, question_en, question_hi, choices } = question
  const words = choices.flatMap(({ is_right, ...choice }, at) =>
    Object.entries(choice).map(([name, said]) => {
      const [what, language] = name.split('_')
      return [`${what}_${at + 1}_${language}`, said] as const
    }),
  )
  const right = choices.flatMap(({ is_right }, at) => (is_right ? [String(at + 1)] : []))
  return { question_kind, question_en, question_hi, right, ...Object.fromEntries(words) }
}
