import { ToggleButton } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { ArrowUp } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { EventQuestion } from '../../event-questions.contract.ts'
import styles from './event-questions.module.css'
import { upvoteAction } from './feedback-actions.ts'

export const UPVOTE = 'POST /v2/event/question/upvote/'

interface UpvoteButtonProps {
  question: EventQuestion
  /** Shows a changed vote, both optimistically and after the reply. */
  onVote: (vote: Pick<EventQuestion, 'is_upvoted' | 'up_vote_count'>) => void
}

/** The viewer's vote for a question. */
export function UpvoteButton({ question, onVote }: UpvoteButtonProps) {
  const { id, is_upvoted, up_vote_count } = question
  const label =
    up_vote_count === 0
      ? m.question_me_too()
      : m.question_me_too_votes({ count: up_vote_count, shown: numberLabel(up_vote_count) })
  return (
    <ToggleButton
      id={id}
      wish="is_upvoted"
      call={UPVOTE}
      next={`#question-${id}`}
      action={upvoteAction}
      state={{ isOn: is_upvoted, count: up_vote_count }}
      onToggle={({ isOn, count }) => onVote({ is_upvoted: isOn, up_vote_count: count })}
      failed={m.question_upvote_failed()}
      label={label}
      className={styles.vote}
    >
      <ArrowUp aria-hidden="true" />
      {label}
    </ToggleButton>
  )
}
