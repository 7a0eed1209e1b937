import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { ShortRating } from '#ui-kit/short-rating.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { EventDetails, EventStatus } from '../../events.contract.ts'
import { EventCrumbs } from '../event-crumbs.tsx'

/** Characters. A longer title is set smaller, to keep the date in view. */
const LONG_TITLE = 90

/** The top of an event's page: breadcrumb with its type, status and title. */
export function EventOpening({ event }: { event: EventDetails }) {
  const { event_type, text_language, title } = event
  return (
    <header className={page.opening}>
      <EventCrumbs>
        <Link to="/" search={{ type: [event_type.id] }}>
          {event_type.name}
        </Link>
      </EventCrumbs>
      <Badges event={event} />
      <h1 className={page.title} data-long={title.length > LONG_TITLE} lang={text_language} data-listen="">
        {title}
      </h1>
    </header>
  )
}

/** The event in a sentence; on small screens it follows the date and the main button. */
export function EventSummary({ event: { text_language, summary } }: { event: EventDetails }) {
  return (
    <>
      <p className={page.summary} lang={text_language} data-listen="">
        {summary}
      </p>
      <TextLanguageNote language={text_language} />
    </>
  )
}

/** Upcoming events have no badge: their date says it. */
const statuses: Partial<Record<EventStatus, { label: () => string; tone: BadgeTone }>> = {
  'In Transit': { label: m.available_soon, tone: 'marigold' },
  'On-Demand': { label: m.available_now, tone: 'leaf' },
  Over: { label: m.event_status_over, tone: 'mist' },
  Cancelled: { label: m.event_status_cancelled, tone: 'coral' },
}

function Badges({ event }: { event: EventDetails }) {
  const status = event.is_live ? { label: m.live_now, tone: 'coral' as const } : statuses[event.status]
  if (!status && event.rating === null) return null
  return (
    <div className={page.badges}>
      {status && (
        <TypeBadge tone={status.tone} hasDot={event.is_live}>
          {status.label()}
        </TypeBadge>
      )}
      <ShortRating of={event} />
    </div>
  )
}
