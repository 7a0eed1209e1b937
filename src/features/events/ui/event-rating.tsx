import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import { Stars } from '#ui-kit/stars.tsx'
import type { EventCard } from '../events.contract.ts'

/** What people who took part made of it, in stars; absent before the first review. */
export function EventRating({ event: { rating, rating_count } }: { event: EventCard }) {
  if (rating === null) return null
  const shown = rating.toFixed(1)
  const count = numberWords(rating_count)
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
