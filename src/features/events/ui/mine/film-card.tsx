import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CirclePlay } from '#ui-kit/icons.ts'
import { ShareBar } from '#ui-kit/share-bar.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { onDemandAddress } from '../../on-demand-address.contract.ts'
import type { OwnEvent } from '../../own-events.contract.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import { filmTime } from '../film/film-time.ts'
import styles from './own-events.module.css'

/** Nearer to its end than this, a film was left at its end: one begins anew. */
const END_SECONDS = 5

/** A film: how much of it I have watched, and the way back to where I left. */
export function FilmCard({ event, isFirst }: { event: OwnEvent; isFirst: boolean }) {
  const { title, film, user_event_status } = event
  const watched = film?.watched_seconds ?? 0
  const position = film?.position_seconds ?? 0
  const share = film ? Math.floor((watched * 100) / film.duration_seconds) : 0
  const isLeft = film !== null && position > 0 && position < film.duration_seconds - END_SECONDS
  return (
    <EventCard
      event={event}
      isFirst={isFirst}
      leadsToFilm
      badges={
        user_event_status === 'Attended' && <TypeBadge tone="leaf">{m.registration_took_part()}</TypeBadge>
      }
      note={share > 0 ? <Watched share={share} /> : m.my_film_not_begun()}
      action={
        <PlainLink
          className={buttonClass({ variant: isLeft ? 'primary' : 'second', isWide: true })}
          href={onDemandAddress(event)}
        >
          <CirclePlay aria-hidden="true" />
          {isLeft ? m.my_film_go_on({ time: filmTime(position) }) : m.film_watch()}
          <span className="visually-hidden">: {title}</span>
        </PlainLink>
      }
    />
  )
}

function Watched({ share }: { share: number }) {
  return (
    <span className={styles.watched}>
      <ShareBar value={share} max={100} aria-label={m.film_progress_label()} />
      <span>{m.film_progress({ share })}</span>
    </span>
  )
}
