import { m } from '#messages/messages.js'
import { numberWords, ratingWords } from '#ui-kit/number-words.ts'
import { Stars } from '#ui-kit/stars.tsx'
import styles from './reviews.module.css'

/** What all reviews come to; absent before the first. */
export function ReviewRating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return null
  return (
    <p className={styles.rating}>
      <Stars
        rating={rating}
        label={m.rating_label({ rating: ratingWords(rating), count: numberWords(count) })}
        shownText={ratingWords(rating)}
        countText={m.reviews_count({ count, shown: numberWords(count) })}
      />
    </p>
  )
}
