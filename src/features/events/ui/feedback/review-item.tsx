import { useLocation } from '@tanstack/react-router'
import { ReportLink } from '#foundation/moderation/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Stars } from '#ui-kit/stars.tsx'
import type { EventReview } from '../../event-reviews.contract.ts'
import { REVIEW_KIND } from '../../feedback-values.contract.ts'
import { scriptLanguage } from '../details/script-language.ts'
import styles from './event-reviews.module.css'
import feedback from './feedback.module.css'

export function ReviewItem({ review }: { review: EventReview }) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { id, rating, feedback: words, is_mine } = review
  return (
    <li className={styles.item} tabIndex={-1}>
      <Stars rating={rating} label={m.review_stars({ count: rating })} />
      {words && (
        <p className={feedback.text} lang={scriptLanguage(words)}>
          {words}
        </p>
      )}
      <div className={feedback.by}>
        <span>{is_mine ? m.feedback_you() : (review.reviewed_by ?? m.former_member())}</span>
        <DateTime moment={review.reviewed_at} kind="date" />
        {review.is_edited && <span>{m.review_edited()}</span>}
        {!is_mine && (
          <ReportLink
            kind={REVIEW_KIND}
            id={id}
            what={words || m.review_stars({ count: rating })}
            back={`${here}#reviews`}
            isReported={review.is_reported}
          />
        )}
      </div>
    </li>
  )
}
