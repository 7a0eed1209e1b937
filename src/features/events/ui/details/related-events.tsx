import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { type EventCard as Card, type EventDetails, RELATED_LENGTH } from '../../events.contract.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import styles from './related-events.module.css'

/** Related events, without those of the same series, which are listed with the series. */
export function RelatedEvents({ event, related }: { event: EventDetails; related: Card[] }) {
  const inSeries = new Set(event.series?.events.map(({ id }) => id))
  const others = related.filter(({ id }) => !inSeries.has(id)).slice(0, RELATED_LENGTH)
  return (
    <section aria-labelledby="related" className={styles.related} data-leads-elsewhere>
      <h2 id="related">{others.length > 0 ? m.event_related() : m.events_title()}</h2>
      {others.length > 0 && (
        <CardGrid className={styles.cards}>
          {others.map((other) => (
            <EventCard key={other.id} event={other} />
          ))}
        </CardGrid>
      )}
      <Link to="/" className={buttonClass()}>
        {m.event_all()}
      </Link>
    </section>
  )
}
