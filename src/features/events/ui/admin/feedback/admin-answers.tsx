import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { OneOfMany } from '#ui-kit/one-of-many.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { ManagedQuestion } from '../../../admin-feedback.contract.ts'
import { MOST_FEEDBACK_LETTERS } from '../../../feedback.contract.ts'
import styles from '../admin-choices.module.css'

const ANSWER = 'POST /v2/event/question/answer/'

/** The answers to a question, and a form to add one. */
export function AdminAnswers({ question: { id, answers, can } }: { question: ManagedQuestion }) {
  const list = `answers-${id}`
  return (
    <span className={styles.answers}>
      <span id={list} tabIndex={-1} className={styles.answers}>
        {answers.map(({ id: answer_id, answer, answered_by }) => (
          <span key={answer_id}>
            <span className={styles.words} lang={scriptLanguage(answer)}>
              {answer}
            </span>
            <span className={styles.by}>{answered_by ?? m.former_member()}</span>
          </span>
        ))}
        {answers.length === 0 ? m.admin_not_answered_yet() : null}
      </span>
      {can.answer ? (
        <OneOfMany form={ANSWER} id={id}>
          {(isBack) => (
            <Disclosure key={answers.length} summary={m.answer_write()} open={isBack}>
              <AdminForm
                call={ANSWER}
                hidden={{ id }}
                headingLevel={3}
                submit={m.answer_send()}
                focusOn={list}
              >
                <FormTextArea
                  name="answer"
                  label={m.answer_yours()}
                  rows={3}
                  maxLength={MOST_FEEDBACK_LETTERS}
                  required
                />
              </AdminForm>
            </Disclosure>
          )}
        </OneOfMany>
      ) : null}
    </span>
  )
}
