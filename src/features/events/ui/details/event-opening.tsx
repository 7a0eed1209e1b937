import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { ShortRating } from '#ui-kit/short-rating.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { EventDetails, EventStatus } from '../../events.contract.ts'
import { EventCrumbs } from '../event-crumbs.tsx'

/** Characters; a longer title is set smaller, so that the date stays near. */
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
      <div className={page.badges}>
        <StatusBadge status={event.status} isLive={event.is_live} />
        <ShortRating of={event} />
      </div>
      <h1 className={page.title} data-long={title.length > LONG_TITLE} lang={text_language} data-listen="">
        {title}
      </h1>
    </header>
  )
}

/** What it is about, in a sentence; on small screens behind the date and the press. */
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

const statuses: Record<EventStatus, { label: () => string; tone: BadgeTone }> = {
  Upcoming: { label: m.status_upcoming, tone: 'mist' },
  Scheduled: { label: m.event_status_scheduled, tone: 'leaf' },
  'In Transit': { label: m.available_soon, tone: 'marigold' },
  'On-Demand': { label: m.available_now, tone: 'leaf' },
  Over: { label: m.event_status_over, tone: 'mist' },
  Cancelled: { label: m.event_status_cancelled, tone: 'coral' },
}

function StatusBadge({ status, isLive }: { status: EventStatus; isLive: boolean }) {
  if (isLive) {
    return (
      <TypeBadge tone="coral" hasDot>
        {m.live_now()}
      </TypeBadge>
    )
  }
  const { label, tone } = statuses[status]
  return <TypeBadge tone={tone}>{label()}</TypeBadge>
}
