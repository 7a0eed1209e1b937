import { useRouter } from '@tanstack/react-router'
import type { Fields } from '#contract/page-form.ts'
import type { WireError } from '#contract/wire.ts'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { CircleCheck, Lightbulb } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { programAddress } from '../../program-address.contract.ts'
import { type Quiz, type QuizResult, questionField } from '../../quizzes.contract.ts'
import styles from './quiz.module.css'
import { quizForm, RESULT_ID } from './quiz-forms.ts'
import { QuizQuestion } from './quiz-question.tsx'

/** The questions and, after an attempt, its result: the answers stay, to be changed and tried again. */
export function QuizView({ quiz }: { quiz: Quiz }) {
  const { module, program, questions, needed_count, last } = quiz
  const stay = useStayAt(RESULT_ID)
  const router = useRouter()
  const title = m.quiz_title({ module: module.module_name })
  const chosen = last?.answers.map(({ question_id, chosen }) => [
    questionField(question_id),
    chosen.map(({ id }) => String(id)),
  ])

  /** The quiz has changed since the page was opened. New questions join the form; what is chosen stays chosen. */
  function loadAgain(errors: readonly WireError[]) {
    const known = new Set(questions.map(({ id }) => questionField(id)))
    if (errors.some(({ field }) => field !== undefined && !known.has(field))) void router.invalidate()
  }

  return (
    <div className={styles.page}>
      <UnlistedHead page={title} />
      <AddressLink href={programAddress(program)} className={styles.back}>
        <span aria-hidden="true">←</span> {m.quiz_back({ program: program.title })}
      </AddressLink>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{m.quiz_lead({ count: questions.length, needed: needed_count })}</p>
      </header>
      {last && <Outcome quiz={quiz} last={last} />}
      <Form
        form={quizForm}
        className={styles.form}
        values={Object.fromEntries(chosen ?? [])}
        before={(fields) => leftOut(questions, fields)}
        onSent={stay}
        onRefused={loadAgain}
      >
        <input type="hidden" name="id" value={module.id} />
        {questions.map((question, at) => (
          <QuizQuestion
            key={question.id}
            question={question}
            number={at + 1}
            answer={last?.answers.find(({ question_id }) => question_id === question.id)}
          />
        ))}
        <SubmitButton variant={last?.is_passed ? 'second' : 'primary'}>
          {last ? m.quiz_again() : m.quiz_send()}
        </SubmitButton>
      </Form>
    </div>
  )
}

/** The result of the last attempt, and what to do next. */
function Outcome({ quiz, last }: { quiz: Quiz; last: QuizResult }) {
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

/** Errors for unanswered questions, as the server would send them. */
function leftOut(questions: readonly { id: number }[], fields: Fields): WireError[] {
  return questions.flatMap(({ id }, at) => {
    const field = questionField(id)
    const message = m.quiz_left_out({ number: at + 1 })
    return fields.has(field) ? [] : [{ code: 'QuizIncomplete', field, message }]
  })
}
