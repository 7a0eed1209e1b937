import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { ReportLink } from '#foundation/moderation/ui/index.ts'
import { m } from '#messages/messages.js'
import feedback from '#ui-kit/comments.module.css'
import { DateTime } from '#ui-kit/date-time.tsx'
import { DeleteComment } from '#ui-kit/delete-comment.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { OneOfMany } from '#ui-kit/one-of-many.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { EventAnswer, EventQuestion } from '../../event-questions.contract.ts'
import { ANSWER_KIND, QUESTION_KIND } from '../../feedback.contract.ts'
import styles from './event-questions.module.css'
import { answerForm } from './feedback-forms.ts'
import { OwnQuestionWays } from './own-question-ways.tsx'
import { UpvoteButton } from './upvote-button.tsx'

interface QuestionItemProps {
  question: EventQuestion
  mayAnswer: boolean
  onChange: (change: Partial<EventQuestion>) => void
}

export function QuestionItem({ question, mayAnswer, onChange }: QuestionItemProps) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const anchor = `question-${question.id}`
  return (
    <li id={anchor} className={styles.item} tabIndex={-1}>
      <p className={styles.question} lang={scriptLanguage(question.question)}>
        {question.question}
      </p>
      <div className={feedback.by}>
        <span>{question.is_mine ? m.feedback_you() : (question.asked_by ?? m.former_member())}</span>
        <DateTime moment={question.asked_at} kind="date" />
        {!question.is_mine && (
          <ReportLink
            kind={QUESTION_KIND}
            id={question.id}
            what={question.question}
            back={`${here}#${anchor}`}
            isReported={question.is_reported}
          />
        )}
      </div>
      <UpvoteButton question={question} onVote={onChange} />
      {question.answers.length > 0 && (
        <ul className={styles.answers}>
          {question.answers.map((answer) => (
            <Answer key={answer.id} answer={answer} back={`${here}#${anchor}`} />
          ))}
        </ul>
      )}
      {question.is_mine && <OwnQuestionWays question={question} headingId="questions" />}
      {mayAnswer && <AnswerQuestion question_id={question.id} />}
    </li>
  )
}

/** @param back the address to return to after a report; without it, the answer can't be reported or deleted here */
export function Answer({ answer, back }: { answer: EventAnswer; back?: string }) {
  const role = answer.role === 'speaker' ? m.answer_by_speaker() : m.answer_by_organiser()
  return (
    <li className={styles.answer}>
      <p className={feedback.text} lang={scriptLanguage(answer.answer)}>
        {answer.answer}
      </p>
      <div className={feedback.by}>
        <span>{m.name_and_role({ name: answer.answered_by ?? m.former_member(), role })}</span>
        <DateTime moment={answer.answered_at} kind="date" />
        {back !== undefined && !answer.is_mine && (
          <ReportLink
            kind={ANSWER_KIND}
            id={answer.id}
            what={answer.answer}
            back={back}
            isReported={answer.is_reported}
          />
        )}
      </div>
      {back !== undefined && answer.is_mine && <DeleteOwnAnswer id={answer.id} />}
    </li>
  )
}

function DeleteOwnAnswer({ id }: { id: number }) {
  const stay = useStayAt('questions')
  return (
    <DeleteComment
      call="POST /v2/event/question/answer/delete/"
      id={id}
      label={m.answer_delete()}
      text={m.answer_delete_text()}
      next="#questions"
      onSent={stay}
    />
  )
}

/** The form under each question for speakers and organisers. */
function AnswerQuestion({ question_id }: { question_id: number }) {
  const box = useRef<HTMLDetailsElement>(null)
  function close() {
    const words = box.current?.querySelector('textarea')
    if (words) words.value = ''
    if (box.current) box.current.open = false
    document.getElementById(`question-${question_id}`)?.focus()
  }
  return (
    <OneOfMany form={answerForm.name} id={question_id}>
      {(isBack) => (
        <Disclosure ref={box} summary={m.answer_write()} open={isBack}>
          <Form form={answerForm} onSent={close} headingLevel={3} className={feedback.form}>
            <input type="hidden" name="id" value={question_id} />
            <FormTextArea name="answer" label={m.answer_yours()} required rows={3} />
            <SubmitButton size="normal">{m.answer_send()}</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </OneOfMany>
  )
}
