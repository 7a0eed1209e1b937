import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import page from '#ui-kit/detail-page.module.css'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-series.module.css'

/** The events of the series in order, with this one marked. */
export function EventSeries({ event: { id, series, time_zone } }: { event: EventDetails }) {
  if (!series || series.events.length < 2) return null
  return (
    <section aria-labelledby="series" className={page.section}>
      <h2 id="series" lang={scriptLanguage(series.title)}>
        {series.title}
      </h2>
      <p>{m.event_series_label()}</p>
      <ol className={styles.events}>
        {series.events.map((other) => (
          <li key={other.id} className={styles.event} data-this={other.id === id}>
            {other.id === id ? (
              <p className={styles.here}>
                <b lang={scriptLanguage(other.title)}>{other.title}</b> ({m.event_series_this()})
              </p>
            ) : (
              <Link
                to="/events/details/$id"
                params={{ id: String(other.id) }}
                className={styles.link}
                lang={scriptLanguage(other.title)}
              >
                {other.title}
              </Link>
            )}
            {other.start_date_time && (
              <span className={styles.date}>
                <DateTime moment={other.start_date_time} zone={time_zone} kind="day" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
