import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CircleCheck, Lightbulb } from '#ui-kit/icons.ts'
import { programAddress } from '../../program-address.contract.ts'
import type { Quiz, QuizResult } from '../../quizzes.contract.ts'
import styles from './quiz.module.css'
import { RESULT_ID } from './quiz-forms.ts'

/** What came of the last try, and the way on. */
export function QuizOutcome({ quiz, last }: { quiz: Quiz; last: QuizResult }) {
  const { program, next_module } = quiz
  const { right_count: right, questions_count: count, has_passed, is_passed, tries, needed_count } = last
  const Mark = has_passed ? CircleCheck : Lightbulb
  const address = programAddress(program)
  const onward = next_module
    ? { href: `${address}#module-${next_module.id}`, label: m.quiz_next({ module: next_module.module_name }) }
    : { href: address, label: m.quiz_back({ program: program.title }) }
  return (
    <section aria-labelledby={RESULT_ID} className={has_passed ? styles.passed : styles.notPassed}>
      <h2 id={RESULT_ID} tabIndex={-1} className={styles.result}>
        <Mark aria-hidden="true" />
        {has_passed ? m.quiz_passed({ right, count }) : m.quiz_not_passed({ right, count })}
      </h2>
      {!has_passed && (
        <p>
          {is_passed ? m.quiz_passed_before() : m.quiz_needed({ needed: needed_count })} {m.quiz_again_help()}
        </p>
      )}
      <p className={styles.tries}>{m.quiz_tries({ count: tries })}</p>
      {is_passed && (
        <AddressLink className={buttonClass({ variant: 'primary' })} href={onward.href}>
          {onward.label}
        </AddressLink>
      )}
    </section>
  )
}
