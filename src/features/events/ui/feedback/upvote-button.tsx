import { useLocation } from '@tanstack/react-router'
import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { FORM_FIELD } from '#contract/page-form.ts'
import { useAttempt, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Button, ButtonLink } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { ArrowUp } from '#ui-kit/icons.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import type { EventQuestion } from '../../event-questions.contract.ts'
import styles from './event-questions.module.css'
import { upvoteAction } from './feedback-actions.ts'
import { upvoteForm } from './feedback-forms.ts'

type Vote = Pick<EventQuestion, 'is_upvoted' | 'up_vote_count'>

interface UpvoteButtonProps {
  question: EventQuestion
  /** Shows another vote, before and after the server has it. */
  onVote: (vote: Vote) => void
}

/** One's vote for a question: changes at once, and back with words when the call fails. A second press is an undo. */
export function UpvoteButton({ question, onVote }: UpvoteButtonProps) {
  const viewer = useViewer()
  return viewer ? <OwnVote question={question} onVote={onVote} /> : <VoteAfterLogin question={question} />
}

function OwnVote({ question, onVote }: UpvoteButtonProps) {
  const attempt = useAttempt()
  const [problem, setProblem] = useState<string>()
  const wanted = useRef(question.is_upvoted)
  const isSending = useRef(false)

  async function press(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    wanted.current = !question.is_upvoted
    onVote(withVote(question, wanted.current))
    if (!isSending.current) await send()
  }

  /** One call after the other, until the server has what the last press wanted. */
  async function send() {
    isSending.current = true
    let confirmed: Vote = question
    while (confirmed.is_upvoted !== wanted.current) {
      const is_upvoted = wanted.current
      const answer = await attempt(upvoteAction, { id: question.id, is_upvoted, isSaid: false })
      if (answer === 'held' || !answer.success) {
        wanted.current = confirmed.is_upvoted
        onVote(confirmed)
        setProblem(m.question_upvote_failed())
        break
      }
      confirmed = withVote(confirmed, is_upvoted)
    }
    isSending.current = false
  }

  return (
    <form method="post" className={styles.vote} onSubmit={press}>
      <input type="hidden" name={FORM_FIELD} value={upvoteForm.name} />
      <input type="hidden" name="id" value={question.id} />
      <input type="hidden" name="is_upvoted" value={String(!question.is_upvoted)} />
      <Button type="submit" aria-pressed={question.is_upvoted} aria-label={labelOf(question)}>
        <ArrowUp aria-hidden="true" />
        {numberWords(question.up_vote_count)}
      </Button>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </form>
  )
}

/** A visitor's press is held and goes on after log-in; without JavaScript it leads there. */
function VoteAfterLogin({ question }: { question: EventQuestion }) {
  const attempt = useAttempt()
  const here = useLocation({ select: ({ pathname }) => pathname })
  function hold(event: MouseEvent) {
    event.preventDefault()
    void attempt(upvoteAction, { id: question.id, is_upvoted: true, isSaid: true })
  }
  return (
    <div className={styles.vote}>
      <ButtonLink
        href={`/auth?next=${encodeURIComponent(here)}`}
        rel="nofollow"
        aria-haspopup="dialog"
        aria-label={labelOf(question)}
        onClick={hold}
      >
        <ArrowUp aria-hidden="true" />
        {numberWords(question.up_vote_count)}
      </ButtonLink>
    </div>
  )
}

const labelOf = ({ up_vote_count }: Vote) =>
  m.question_upvote({ count: up_vote_count, shown: numberWords(up_vote_count) })

const withVote = ({ is_upvoted, up_vote_count }: Vote, wanted: boolean): Vote => ({
  is_upvoted: wanted,
  up_vote_count: up_vote_count + Number(wanted) - Number(is_upvoted),
})
