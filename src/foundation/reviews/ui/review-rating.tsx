import { m } from '#messages/messages.js'
import { numberLabel, ratingLabel } from '#ui-kit/number-label.ts'
import { Stars } from '#ui-kit/stars.tsx'
import styles from './reviews.module.css'

/** What all reviews come to; absent before the first. */
export function ReviewRating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return null
  return (
    <p className={styles.rating}>
      <Stars
        rating={rating}
        label={m.rating_label({ rating: ratingLabel(rating), count: numberLabel(count) })}
        shownText={ratingLabel(rating)}
        countText={m.reviews_count({ count, shown: numberLabel(count) })}
      />
    </p>
  )
}
