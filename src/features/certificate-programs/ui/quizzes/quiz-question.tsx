import { m } from '#messages/messages.js'
import { Checkbox, Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { type QuizResult, questionField, type QuizQuestion as ShownQuestion } from '../../quizzes.contract.ts'
import { AnswerVerdict } from './answer-verdict.tsx'
import styles from './quiz.module.css'

interface QuizQuestionProps {
  question: ShownQuestion
  /** Counted from one. */
  number: number
  /** What was said to the last try. */
  answer: QuizResult['answers'][number] | undefined
}

export function QuizQuestion({
  question: { id, kind, question, choices },
  number,
  answer,
}: QuizQuestionProps) {
  const { id: fieldId, name, error, values } = useFormField(questionField(id))
  const Choice = kind === 'single' ? Radio : Checkbox
  return (
    <div className={styles.question}>
      <FieldGroup
        id={fieldId}
        legend={
          <span className={styles.legend} lang={scriptLanguage(question)}>
            {m.quiz_legend({ number, question })}
          </span>
        }
        help={kind === 'single' ? m.quiz_choose_one() : m.quiz_choose_all()}
        error={error}
      >
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            name={name}
            value={choice.id}
            label={<span lang={scriptLanguage(choice.choice)}>{choice.choice}</span>}
            defaultChecked={values.includes(String(choice.id))}
          />
        ))}
      </FieldGroup>
      {answer && <AnswerVerdict answer={answer} isSingle={kind === 'single'} />}
    </div>
  )
}
