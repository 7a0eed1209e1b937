import type { Api } from '#contract/client.ts'
import { EventCertificate } from '#features/certificates/ui/index.ts'
import { SaveOffline } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import styles from '#ui-kit/detail-panel.module.css'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { Award, Check, CirclePlay, Clock, FileText, type Icon } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { certificateLabel, durationLabel, seatsLabel } from '../event-labels.ts'
import { EventRegistration } from '../registering/event-registration.tsx'
import seats from './event-seats.module.css'
import { EventWhen } from './event-when.tsx'

/** What is saved for offline is gathered at the press. */
const planPack = async (api: Api, event: EventDetails) =>
  (await import('./pack-event.ts')).packEvent(api, event)

interface EventPanelProps {
  event: EventDetails
  publicUrl: string
}

/** When it is, whether there is room, and what it asks and gives: the figures beside the text. */
export function EventPanel({ event, publicUrl }: EventPanelProps) {
  const { api } = useFormParts()
  const isAhead = event.status === 'Upcoming' || event.status === 'Scheduled'
  return (
    <aside className={page.panel} aria-labelledby="panel">
      <div className={styles.panel}>
        <div className={styles.part}>
          <EventWhen event={event} />
          {isAhead && <Seats event={event} />}
          <EventRegistration event={event} publicUrl={publicUrl} />
          {event.has_certificate && event.user_event_status === 'Attended' && (
            <EventCertificate event_id={event.id} />
          )}
        </div>
        <div className={styles.part}>
          <Facts event={event} />
          <ShareButton isWide title={event.title} address={`${publicUrl}/events/details/${event.id}`} />
          <SaveOffline kind="event" thing={event.id} makePlan={() => planPack(api, event)} />
        </div>
      </div>
    </aside>
  )
}

/** How many can still come, as words; the bar only repeats them. */
function Seats({ event: { capacity, places_left: left } }: { event: EventDetails }) {
  if (capacity === null || left === null) return <p className={seats.words}>{m.event_places_open()}</p>
  const total = numberLabel(capacity)
  const taken = capacity > 0 ? Math.round(((capacity - left) / capacity) * 100) : 100
  return (
    <div className={seats.seats}>
      <div className={seats.bar} aria-hidden="true">
        <span className={seats.taken} style={{ inlineSize: `${taken}%` }} />
      </div>
      <p className={seats.words}>
        <strong>{seatsLabel(left)}</strong>{' '}
        {left === 0 ? m.event_places_taken({ total }) : m.event_places_of({ total })}
      </p>
    </div>
  )
}

function Facts({ event }: { event: EventDetails }) {
  const { duration_minutes, recording, status } = event
  const certificate = certificateLabel(event)
  if (status === 'Over') return null
  return (
    <ul className={styles.facts}>
      {recording ? (
        <>
          <Fact icon={CirclePlay}>
            {m.event_film_length({
              duration: durationLabel(Math.max(1, Math.round(recording.duration_seconds / 60))),
            })}
          </Fact>
          <Fact icon={FileText}>
            {recording.has_transcript ? m.event_transcript_yes() : m.event_transcript_no()}
          </Fact>
        </>
      ) : (
        duration_minutes !== null && (
          <Fact icon={Clock}>
            {status === 'In Transit'
              ? m.event_lasted({ duration: durationLabel(duration_minutes) })
              : m.event_duration({ duration: durationLabel(duration_minutes) })}
          </Fact>
        )
      )}
      <Fact icon={Check}>{m.event_free()}</Fact>
      <Fact icon={Award}>{certificate}</Fact>
    </ul>
  )
}

function Fact({ icon: Picture, children }: { icon: Icon; children: string }) {
  return (
    <li className={styles.fact}>
      <Picture aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
