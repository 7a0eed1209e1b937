import { InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormSelect } from '#ui-kit/form-fields.tsx'
import { CHOICE_POSITIONS, type QuestionPosition } from '../../admin-awareness-words.contract.ts'
import styles from './admin-awareness.module.css'

/** One question in both languages with its choices, the correct one and the explanation. */
export function QuestionFields({ at }: { at: QuestionPosition }) {
  return (
    <>
      <InBothLanguages
        name={`question_${at}`}
        label={m.awareness_admin_question()}
        rows={2}
        maxLength={600}
      />
      <div className={styles.choices}>
        {CHOICE_POSITIONS.map((position) => (
          <InBothLanguages
            key={position}
            name={`choice_${at}_${position}`}
            label={m.awareness_admin_choice_n({ number: position })}
            maxLength={300}
          />
        ))}
      </div>
      <div className={styles.short}>
        <FormSelect name={`right_${at}`} label={m.awareness_admin_correct()}>
          <option value="">{m.awareness_admin_correct_none()}</option>
          {CHOICE_POSITIONS.map((position) => (
            <option key={position} value={position}>
              {m.awareness_admin_choice_n({ number: position })}
            </option>
          ))}
        </FormSelect>
      </div>
      <InBothLanguages
        name={`explanation_${at}`}
        label={m.awareness_admin_explanation()}
        help={m.awareness_admin_explanation_help()}
        rows={3}
        maxLength={1_000}
      />
    </>
  )
}
