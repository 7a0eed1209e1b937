import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { CircleCheck } from '#ui-kit/icons.ts'
import { ProgressBar } from '#ui-kit/progress-bar.tsx'
import type { WatchProgress } from '../../event-watch.contract.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './film-controls.module.css'

interface FilmProgressProps {
  event: EventDetails
  progress: WatchProgress
  /** False if the last beats didn't reach the server. */
  isKept: boolean
}

/** How much was watched, how much is needed to count, and what that leads to. */
export function FilmProgress({ event, progress, isKept }: FilmProgressProps) {
  const { watched_seconds, needed_seconds, duration_seconds, user_event_status } = progress
  const share = Math.floor((watched_seconds * 100) / duration_seconds)
  const hasAttended = user_event_status === 'Attended'
  return (
    <div className={styles.progress}>
      <p className={styles.watched}>
        <ProgressBar value={share} max={100} aria-label={m.video_progress_label()} />
        <span>
          {m.video_progress({ share })}{' '}
          {!hasAttended && m.video_progress_needed({ share: event.attendance_share })}
        </span>
      </p>
      <div role="status">
        {hasAttended && (
          <p className={styles.attended}>
            <CircleCheck aria-hidden="true" />
            <span>
              {watched_seconds >= needed_seconds ? m.video_attended() : m.video_attended_otherwise()}{' '}
              {event.has_certificate && (
                <Link to="/events/details/$id" params={{ id: String(event.id) }}>
                  {m.video_attended_certificate()}
                </Link>
              )}
            </span>
          </p>
        )}
        {!isKept && <p className={styles.notKept}>{m.video_progress_not_saved()}</p>}
      </div>
    </div>
  )
}
