import { m } from '#messages/messages.js'
import { Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { answerField } from '../../awareness-programs.contract.ts'
import type { LandingQuestion as Question } from '../../landing.contract.ts'
import styles from './landing.module.css'

interface LandingQuestionProps {
  question: Question
  /** The language of the program. */
  language: string
}

/** A question with its choices; a wrong answer is explained next to it, and can be tried again. */
export function LandingQuestion({
  question: { position, question, choices },
  language,
}: LandingQuestionProps) {
  const { id, name, error, values } = useFormField(answerField(position))
  return (
    <FieldGroup
      id={id}
      legend={
        <span className={styles.legend} lang={language}>
          {m.quiz_legend({ number: position, question })}
        </span>
      }
      error={error}
    >
      {choices.map((choice) => (
        <Radio
          key={choice.id}
          name={name}
          value={choice.id}
          label={<span lang={language}>{choice.choice}</span>}
          defaultChecked={values.includes(String(choice.id))}
          required
          data-required={m.awareness_landing_left_out({ number: position })}
        />
      ))}
    </FieldGroup>
  )
}
