import { onDemandAddress } from '#features/events/on-demand-address.contract.ts'
import { CalendarLinks, When } from '#features/events/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import thanks from '#ui-kit/thank-you.module.css'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import { EventSeat } from '../details/event-seat.tsx'
import styles from './thanked-events.module.css'

/** Events that the person has a seat at or is waiting for, with their dates and calendar links. */
export function ThankedDates({ events, publicUrl }: { events: readonly ModuleEvent[]; publicUrl: string }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="dates" className={thanks.next}>
      <h2 id="dates">{m.program_thanks_dates()}</h2>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <strong lang={event.text_language}>{event.title}</strong>
            <span>
              <When event={event} />
            </span>
            <EventSeat event={event} />
            {event.registration?.status === 'registered' && (
              <CalendarLinks
                event={event}
                publicUrl={publicUrl}
                summary={
                  <>
                    {m.registration_calendar()}
                    <span className="visually-hidden">: {event.title}</span>
                  </>
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Recordings that the person can start right away. */
export function ThankedFilms({ films }: { films: readonly ModuleEvent[] }) {
  if (films.length === 0) return null
  return (
    <section aria-labelledby="films" className={thanks.next}>
      <h2 id="films">{m.program_thanks_videos({ count: films.length })}</h2>
      <ul className={styles.events}>
        {films.map((film) => (
          <li key={film.id} className={styles.event}>
            <PlainLink href={onDemandAddress(film)} lang={film.text_language} className={styles.film}>
              {film.title}
            </PlainLink>
            <span>
              <When event={film} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
