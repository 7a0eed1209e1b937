import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { OwnEvent } from '../../own-events.contract.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import { hasPlace } from '../has-place.ts'
import { CalendarLinks } from '../registering/calendar-links.tsx'
import { CancelRegistration } from '../registering/cancel-registration.tsx'
import { JoinLink } from '../registering/join-link.tsx'
import { useWhenRoomOpens } from '../registering/use-when-room-opens.ts'
import styles from './own-events.module.css'

interface UpcomingEventCardProps {
  event: OwnEvent
  isFirst: boolean
  publicUrl: string
  onCancelled: () => Promise<void>
}

/** An upcoming event: the viewer's seat, with buttons to join and to cancel. */
export function UpcomingEventCard({ event, isFirst, publicUrl, onCancelled }: UpcomingEventCardProps) {
  useWhenRoomOpens(event)
  const status = event.registration?.status ?? 'registered'
  return (
    <EventCard
      event={event}
      isFirst={isFirst}
      hasPlace={hasPlace(event.registration)}
      badges={<Place event={event} />}
      note={<SeatNote event={event} />}
      action={
        event.status === 'Cancelled' ? undefined : (
          <div className={styles.actions}>
            {event.can.join && <JoinLink event={event} isNamed />}
            <p role="status" className="visually-hidden">
              {event.can.join && m.my_event_room_open({ title: event.title })}
            </p>
            {status === 'offered' && (
              <PlainLink
                className={buttonClass({ variant: 'primary', isWide: true })}
                href={`/events/details/${event.id}`}
              >
                {m.registration_accept()} <Named title={event.title} />
              </PlainLink>
            )}
            <div>
              {status === 'registered' && (
                <CalendarLinks
                  event={event}
                  publicUrl={publicUrl}
                  summary={
                    <>
                      {m.registration_calendar()} <Named title={event.title} />
                    </>
                  }
                />
              )}
              {event.can.cancel && (
                <CancelRegistration
                  id={event.id}
                  next=""
                  onSent={onCancelled}
                  help={ways[status].help()}
                  button={ways[status].button()}
                  summary={
                    <>
                      {ways[status].summary()} <Named title={event.title} />
                    </>
                  }
                />
              )}
            </div>
          </div>
        )
      }
    />
  )
}

const ways = {
  registered: {
    summary: m.registration_cancel,
    help: m.registration_cancel_help,
    button: m.registration_cancel_button,
  },
  waiting: { summary: m.registration_leave, help: m.registration_leave_help, button: m.registration_leave },
  offered: {
    summary: m.registration_decline,
    help: m.registration_decline_help,
    button: m.registration_decline_button,
  },
}

/** Several cards have the same button: this tells screen readers which event it is for. */
function Named({ title }: { title: string }) {
  return <span className="visually-hidden">: {title}</span>
}

function Place({ event: { status, registration } }: { event: OwnEvent }) {
  if (status === 'Cancelled') return <TypeBadge tone="coral">{m.my_event_cancelled()}</TypeBadge>
  if (registration?.status === 'waiting') return <TypeBadge tone="marigold">{m.my_event_waiting()}</TypeBadge>
  if (registration?.status === 'offered') return <TypeBadge tone="marigold">{m.my_event_offered()}</TypeBadge>
  return <TypeBadge tone="leaf">{m.my_event_registered()}</TypeBadge>
}

function SeatNote({ event: { status, registration, time_zone } }: { event: OwnEvent }) {
  if (status === 'Cancelled') return m.event_cancelled_registered()
  if (registration?.waiting_place) return m.my_event_waiting_place({ place: registration.waiting_place })
  if (!registration?.offer_expires_at) return null
  return (
    <>
      {m.registration_offered_until()}{' '}
      <DateTime moment={registration.offer_expires_at} zone={time_zone} kind="dayAndTime" />
    </>
  )
}
