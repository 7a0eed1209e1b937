import { m } from '#messages/messages.js'
import { Checkbox, Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { CircleCheck, Lightbulb } from '#ui-kit/icons.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { type QuizResult, questionField, type QuizQuestion as ShownQuestion } from '../../quizzes.contract.ts'
import styles from './quiz.module.css'

interface QuizQuestionProps {
  question: ShownQuestion
  /** Counted from 1. */
  number: number
  /** The marked answer of the last attempt. */
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

type Answer = QuizResult['answers'][number]

/** Whether an answer of the last attempt was correct, with the feedback to each choice made. */
function AnswerVerdict({ answer, isSingle }: { answer: Answer; isSingle: boolean }) {
  const { is_right, chosen } = answer
  const Mark = is_right ? CircleCheck : Lightbulb
  const said = isSingle ? chosen.filter(({ feedback }) => feedback !== '') : chosen
  const hasMore = !is_right && chosen.every((choice) => choice.is_right)
  return (
    <div className={is_right ? styles.right : styles.notYet}>
      <p className={styles.mark}>
        <Mark aria-hidden="true" />
        {is_right ? m.quiz_correct() : m.quiz_not_yet()}
      </p>
      {said.length > 0 && (
        <ul className={styles.said}>
          {said.map((choice) => (
            <li key={choice.id}>
              {!isSingle && <span className={styles.of}>{fitLabel(choice)} </span>}
              <span lang={scriptLanguage(choice.feedback)}>{choice.feedback}</span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p>{m.quiz_more_correct()}</p>}
    </div>
  )
}

const fitLabel = ({ choice, is_right }: Answer['chosen'][number]) =>
  is_right ? m.quiz_choice_correct({ choice }) : m.quiz_choice_not_correct({ choice })
