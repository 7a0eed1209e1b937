import { PublicationBadge } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { NamingEvent } from '../../../admin-speakers.contract.ts'
import styles from '../admin-choices.module.css'

interface NamingEventsProps {
  title: string
  /** Shown when there are no events. */
  none: string
  events: readonly NamingEvent[]
}

/** The events that use a speaker or series. */
export function NamingEvents({ title, none, events }: NamingEventsProps) {
  return (
    <section className={styles.events}>
      <h2>{title}</h2>
      {events.length === 0 ? <p>{none}</p> : null}
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <AddressLink
              className="link-alone"
              href={`/admin/events/${event.id}`}
              lang={scriptLanguage(event.title)}
            >
              {event.title}
            </AddressLink>
            <span>
              {event.start_date_time === null ? (
                m.admin_event_no_date()
              ) : (
                <DateTime moment={event.start_date_time} />
              )}
            </span>
            <PublicationBadge publication={event.publication} />
          </li>
        ))}
      </ul>
    </section>
  )
}
