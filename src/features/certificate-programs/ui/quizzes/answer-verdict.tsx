import { m } from '#messages/messages.js'
import { CircleCheck, Lightbulb } from '#ui-kit/icons.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { QuizResult } from '../../quizzes.contract.ts'
import styles from './quiz.module.css'

type Answer = QuizResult['answers'][number]

/** Whether an answer of the last try was right, and what there is to say to each choice that was made. */
export function AnswerVerdict({ answer, isSingle }: { answer: Answer; isSingle: boolean }) {
  const { is_right, chosen } = answer
  const Mark = is_right ? CircleCheck : Lightbulb
  const said = isSingle ? chosen.filter(({ feedback }) => feedback !== '') : chosen
  const hasMore = !is_right && chosen.every((choice) => choice.is_right)
  return (
    <div className={is_right ? styles.right : styles.notYet}>
      <p className={styles.mark}>
        <Mark aria-hidden="true" />
        {is_right ? m.quiz_right() : m.quiz_not_yet()}
      </p>
      {said.length > 0 && (
        <ul className={styles.said}>
          {said.map((choice) => (
            <li key={choice.id}>
              {!isSingle && <span className={styles.of}>{fitWords(choice)} </span>}
              <span lang={scriptLanguage(choice.feedback)}>{choice.feedback}</span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p>{m.quiz_more_fits()}</p>}
    </div>
  )
}

const fitWords = ({ choice, is_right }: Answer['chosen'][number]) =>
  is_right ? m.quiz_choice_fits({ choice }) : m.quiz_choice_does_not_fit({ choice })
