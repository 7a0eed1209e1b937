import { FormGroup, FormPair, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { ContentForm, numberedValues } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { FormSelect } from '#ui-kit/form-fields.tsx'
import { CHOICE_SLOTS, type ChoiceSlot } from '../../../admin-programs.contract.ts'
import type { ManagedQuestion } from '../../../admin-quizzes.contract.ts'
import styles from '../admin-programs.module.css'

interface AdminQuestionFormProps {
  module_id: number
  /** Null for a new question. */
  question: ManagedQuestion | null
}

/** A question with its choices: which are correct, and the feedback to each. */
export function AdminQuestionForm({ module_id, question }: AdminQuestionFormProps) {
  const choices = question?.choices ?? []
  const right = choices.flatMap(({ is_right }, at) => (is_right ? [at + 1] : []))
  const texts = choices.map(({ is_right, ...choice }) => choice)
  const saved = question && { ...question, ...numberedValues(texts), right }
  // Two more empty slots each time it is saved.
  const slots = CHOICE_SLOTS.slice(0, Math.max(4, choices.length + 2))
  return (
    <ContentForm
      call="POST /v2/admin/course/question/save/"
      next="/admin/certificate-programs/{program_id}/modules/{module_id}"
      content={saved}
      defaults={{ question_kind: 'single' }}
      hidden={{ module_id }}
      add={m.admin_add_question()}
    >
      <FormGroup legend={m.admin_program_question()}>
        <InBothLanguages name="question" label={m.admin_program_question()} rows={3} maxLength={1_000} />
        <FormPair>
          <FormSelect name="question_kind" label={m.admin_question_kind()}>
            <option value="single">{m.admin_question_single()}</option>
            <option value="multiple">{m.admin_question_multiple()}</option>
          </FormSelect>
        </FormPair>
      </FormGroup>
      <FormGroup legend={m.admin_question_choices()}>
        <p className={styles.below}>{m.admin_question_choices_text()}</p>
        {slots.map((slot) => (
          <Choice key={slot} slot={slot} />
        ))}
      </FormGroup>
    </ContentForm>
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
            {m.admin_question_is_correct()} <span className="visually-hidden">{title}</span>
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
