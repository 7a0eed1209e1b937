import { useLocation } from '@tanstack/react-router'
import { ReportLink } from '#foundation/moderation/ui/index.ts'
import { m } from '#messages/messages.js'
import comments from '#ui-kit/comments.module.css'
import { DateTime } from '#ui-kit/date-time.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { Stars } from '#ui-kit/stars.tsx'
import styles from './reviews.module.css'

export interface ReviewItemProps {
  review: {
    id: number
    rating: number
    reviewed_by: string | null
    reviewed_at: string
    is_edited: boolean
    is_mine: boolean
    is_reported: boolean
  }
  words: string
  /** Its kind in reports. */
  kind: string
}

export function ReviewItem({ review, words, kind }: ReviewItemProps) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { id, rating, is_mine } = review
  return (
    <li className={styles.item} tabIndex={-1}>
      <Stars rating={rating} label={m.review_stars({ count: rating })} />
      {words && (
        <p className={comments.text} lang={scriptLanguage(words)}>
          {words}
        </p>
      )}
      <div className={comments.by}>
        <span>{is_mine ? m.feedback_you() : (review.reviewed_by ?? m.former_member())}</span>
        <DateTime moment={review.reviewed_at} kind="date" />
        {review.is_edited && <span>{m.review_edited()}</span>}
        {!is_mine && (
          <ReportLink
            kind={kind}
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
