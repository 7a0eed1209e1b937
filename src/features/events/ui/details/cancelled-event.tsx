import { EventCertificate } from '#features/certificates/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import type { EventCard, EventDetails } from '../../events.contract.ts'
import { EventOpening } from './event-opening.tsx'
import { EventText } from './event-text.tsx'
import { EventWhen } from './event-when.tsx'
import { RelatedEvents } from './related-events.tsx'

/** What it would have been, that it will not be, and where to go on from here. */
export function CancelledEvent({ event, related }: { event: EventDetails; related: EventCard[] }) {
  return (
    <div className={page.page}>
      <article className={page.layout}>
        <EventOpening event={event} />
        <aside className={page.panel} aria-labelledby="panel">
          <div className={panel.panel}>
            <div className={panel.part}>
              <EventWhen event={event} />
              {event.registration && <p>{m.event_cancelled_registered()}</p>}
              {event.has_certificate && event.user_event_status === 'Attended' && (
                <EventCertificate event_id={event.id} />
              )}
            </div>
          </div>
        </aside>
        <div className={page.text}>
          <EventText event={event} />
        </div>
      </article>
      {/* The series has no list of its own here, so its other events stand among those to go on to. */}
      <RelatedEvents event={{ ...event, series: null }} related={related} />
    </div>
  )
}
