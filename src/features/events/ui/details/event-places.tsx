import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import { placesWords } from '../event-words.ts'
import styles from './event-places.module.css'

interface EventPlacesProps {
  capacity: number | null
  left: number | null
}

/** How many can still come, as words; the bar only repeats them. */
export function EventPlaces({ capacity, left }: EventPlacesProps) {
  if (capacity === null || left === null) return <p className={styles.words}>{m.event_places_open()}</p>
  const total = numberWords(capacity)
  const taken = capacity > 0 ? Math.round(((capacity - left) / capacity) * 100) : 100
  return (
    <div className={styles.places}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.taken} style={{ inlineSize: `${taken}%` }} />
      </div>
      <p className={styles.words}>
        <strong>{placesWords(left)}</strong>{' '}
        {left === 0 ? m.event_places_taken({ total }) : m.event_places_of({ total })}
      </p>
    </div>
  )
}
