import { DownloadLink } from '#features/certificates/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { OwnEvent } from '../../own-events.contract.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import styles from './own-events.module.css'

/** A past event: whether the viewer attended, and the certificate. */
export function PastEventCard({ event, isFirst }: { event: OwnEvent; isFirst: boolean }) {
  const { id, title, status, start_date_time, time_zone, has_certificate } = event
  const hasAttended = event.user_event_status === 'Attended'
  return (
    <EventCard
      event={event}
      isFirst={isFirst}
      badges={
        status === 'Cancelled' && !hasAttended ? (
          <TypeBadge tone="coral">{m.my_event_cancelled()}</TypeBadge>
        ) : (
          <TypeBadge tone={hasAttended ? 'leaf' : 'mist'}>
            {hasAttended ? m.registration_took_part() : m.my_event_not_attended()}
          </TypeBadge>
        )
      }
      note={
        start_date_time && (
          <>
            {m.event_held_on()} <DateTime moment={start_date_time} zone={time_zone} />
          </>
        )
      }
      action={
        hasAttended && has_certificate ? (
          <div className={styles.actions}>
            <DownloadLink address={`/v2/event/certificate/?id=${id}`} isWide>
              {m.my_event_certificate()} <span className="visually-hidden">: {title}</span>
            </DownloadLink>
          </div>
        ) : undefined
      }
    />
  )
}
