import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CirclePlay } from '#ui-kit/icons.ts'
import { ProgressBar } from '#ui-kit/progress-bar.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { onDemandAddress } from '../../on-demand-address.contract.ts'
import type { OwnEvent } from '../../own-events.contract.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import { watchedLabel } from '../film/film-time.ts'
import styles from './own-events.module.css'

/** Seconds. A recording left closer to its end than this starts over. */
const END_SECONDS = 5

/** Where the person left a recording, in seconds; null if it starts over. */
export function placeLeft(film: OwnEvent['film']): number | null {
  if (!film) return null
  const { position_seconds: at, duration_seconds } = film
  return at > 0 && at < duration_seconds - END_SECONDS ? at : null
}

/** A recording: how much the viewer has watched, and a link to resume. */
export function FilmCard({ event, isFirst }: { event: OwnEvent; isFirst: boolean }) {
  const { title, film, user_event_status } = event
  const watched = film?.watched_seconds ?? 0
  const left = placeLeft(film)
  const share = film ? Math.floor((watched * 100) / film.duration_seconds) : 0
  return (
    <EventCard
      event={event}
      isFirst={isFirst}
      leadsToFilm
      badges={
        user_event_status === 'Attended' && <TypeBadge tone="leaf">{m.registration_took_part()}</TypeBadge>
      }
      note={share > 0 ? <Watched share={share} /> : m.my_video_not_started()}
      action={
        <PlainLink
          className={buttonClass({ variant: left !== null ? 'primary' : 'second', isWide: true })}
          href={onDemandAddress(event)}
        >
          <CirclePlay aria-hidden="true" />
          {left === null ? m.video_watch() : m.my_video_continue({ time: watchedLabel(left) })}
          <span className="visually-hidden">: {title}</span>
        </PlainLink>
      }
    />
  )
}

function Watched({ share }: { share: number }) {
  return (
    <span className={styles.watched}>
      <ProgressBar value={share} max={100} aria-label={m.video_progress_label()} />
      <span>{m.video_progress({ share })}</span>
    </span>
  )
}
