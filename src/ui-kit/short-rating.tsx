import { m } from '#messages/messages.js'
import { numberLabel, ratingLabel } from './number-label.ts'
import { Stars } from './stars.tsx'

/** A rating as one star and numbers; null before the first review. */
export function ShortRating({
  of: { rating, rating_count },
}: {
  of: { rating: number | null; rating_count: number }
}) {
  if (rating === null) return null
  const shown = ratingLabel(rating)
  const count = numberLabel(rating_count)
  return (
    <Stars
      rating={rating}
      label={m.rating_label({ rating: shown, count })}
      shownText={shown}
      countText={`(${count})`}
      isShort
    />
  )
}
