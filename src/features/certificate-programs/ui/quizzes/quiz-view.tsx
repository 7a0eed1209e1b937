import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { programAddress } from '../../program-address.contract.ts'
import { type Quiz, questionField } from '../../quizzes.contract.ts'
import { leftOut } from './left-out.ts'
import styles from './quiz.module.css'
import { quizForm, RESULT_ID } from './quiz-forms.ts'
import { QuizOutcome } from './quiz-outcome.tsx'
import { QuizQuestion } from './quiz-question.tsx'

/** The questions, and after a try what came of it: the answers stay, to be changed and tried again. */
export function QuizView({ quiz }: { quiz: Quiz }) {
  const { module, program, questions, needed_count, last } = quiz
  const stay = useStayAt(RESULT_ID)
  const title = m.quiz_title({ module: module.module_name })
  const chosen = last?.answers.map(({ question_id, chosen }) => [
    questionField(question_id),
    chosen.map(({ id }) => String(id)),
  ])
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
      {last && <QuizOutcome quiz={quiz} last={last} />}
      <Form
        form={quizForm}
        className={styles.form}
        values={Object.fromEntries(chosen ?? [])}
        before={(fields) => leftOut(questions, fields)}
        onSent={stay}
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
