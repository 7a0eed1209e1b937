import type { ReactNode } from 'react'
import type { Api } from '#contract/client.ts'
import { EventCertificate } from '#features/certificates/ui/index.ts'
import { ContentWarning } from '#foundation/easy-read/ui/index.ts'
import { SaveOffline } from '#foundation/offline/ui/index.ts'
import { m } from '#messages/messages.js'
import { Avatar } from '#ui-kit/avatar.tsx'
import page from '#ui-kit/detail-page.module.css'
import styles from '#ui-kit/detail-panel.module.css'
import { useFormParts } from '#ui-kit/form-parts.ts'
import {
  Award,
  BookOpen,
  Captions,
  Check,
  CirclePlay,
  Clock,
  FileText,
  Hand,
  type Icon,
  Video,
} from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { certificateLabel, durationLabel } from '../event-labels.ts'
import { hasPlace } from '../has-place.ts'
import { EventRegistration } from '../registering/event-registration.tsx'
import glance from './event-glance.module.css'
import { EventWhen } from './event-when.tsx'

/** Loaded only when the person saves the event for offline. */
const planPack = async (api: Api, event: EventDetails) =>
  (await import('./pack-event.ts')).packEvent(api, event)

interface EventPanelProps {
  event: EventDetails
  /** The person's certificate needs their review first. */
  awaitsReview: boolean
  publicUrl: string
}

const isAhead = ({ status }: EventDetails) => status === 'Upcoming' || status === 'Scheduled'

/** What people need to decide, and the main button; below it, what else they get. */
export function EventPanel({ event, awaitsReview, publicUrl }: EventPanelProps) {
  const { api } = useFormParts()
  const isFilm = event.status === 'On-Demand'
  const press = (
    <>
      <ContentWarning of={event.content_warnings} />
      <EventRegistration event={event} publicUrl={publicUrl} />
    </>
  )
  return (
    <aside className={page.panel} aria-labelledby="panel">
      <div className={styles.panel}>
        <div className={styles.part}>
          {isFilm && press}
          <EventWhen event={event} />
          <AtAGlance event={event} />
          <Host event={event} />
          <Seats event={event} />
          {!isFilm && press}
          {event.has_certificate && event.user_event_status === 'Attended' && (
            <EventCertificate event_id={event.id} awaitsReview={awaitsReview} />
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

/** Access, length or location, price and language at a glance. */
function AtAGlance({ event }: { event: EventDetails }) {
  const { access, recording, start_date_time, duration_minutes } = event
  if (!recording && !isAhead(event)) return null
  return (
    <ul className={glance.facts}>
      <Fact icon={Captions} isThere={access.captions !== 'none'}>
        {captionsLabel(event)}
      </Fact>
      <Fact icon={Hand} isThere={access.sign_language}>
        {access.sign_language ? m.sign_language() : m.event_signs_none()}
      </Fact>
      {recording ? (
        <Fact icon={CirclePlay}>
          {m.event_recording_length({
            duration: durationLabel(Math.max(1, Math.round(recording.duration_seconds / 60))),
          })}
        </Fact>
      ) : (
        <Fact icon={Video}>{m.event_online()}</Fact>
      )}
      <Fact icon={Check}>{m.event_free()}</Fact>
      {!recording && start_date_time === null && duration_minutes !== null && (
        <Fact icon={Clock}>{m.event_duration({ duration: durationLabel(duration_minutes) })}</Fact>
      )}
      {access.language !== m.page_language() && <Fact icon={BookOpen}>{languageName(access.language)}</Fact>}
    </ul>
  )
}

function captionsLabel({ access: { captions }, recording }: EventDetails): string {
  if (captions === 'none') return m.event_captions_none()
  if (recording) return m.captions()
  return captions === 'live' ? m.event_glance_captions_live() : m.event_glance_captions_afterwards()
}

/** The first speaker's picture and name, and how many more there are. */
function Host({ event: { speakers } }: { event: EventDetails }) {
  const [first, ...others] = speakers
  if (!first) return null
  return (
    <div className={glance.host}>
      <Avatar name={first.name} src={first.picture ?? undefined} size="small" />
      <p>
        <span className="visually-hidden">{m.event_speakers({ count: speakers.length })}: </span>
        <strong lang={scriptLanguage(first.name)}>{first.name}</strong>{' '}
        {others.length > 0 ? (
          <span>{m.and_more({ count: others.length })}</span>
        ) : (
          <span lang={scriptLanguage(first.designation)}>{first.designation}</span>
        )}
      </p>
    </div>
  )
}

/**
 * Places left, in words; the bar only illustrates them. Hidden without a limit, and for people who have a seat or are
 * offered one.
 */
function Seats({ event }: { event: EventDetails }) {
  const { capacity, places_left: left, registration } = event
  if (capacity === null || left === null || hasPlace(registration) || !isAhead(event)) return null
  const total = numberLabel(capacity)
  const taken = capacity > 0 ? Math.round(((capacity - left) / capacity) * 100) : 100
  return (
    <div className={glance.seats}>
      <div className={glance.bar} aria-hidden="true">
        <span className={glance.taken} style={{ inlineSize: `${taken}%` }} />
      </div>
      <p className={glance.words}>
        {left === 0 ? (
          <>
            <strong>{m.places_none()}</strong> {m.event_places_taken({ total })}
          </>
        ) : (
          <strong>{m.places_left_of({ count: left, shown: numberLabel(left), total })}</strong>
        )}
      </p>
    </div>
  )
}

/** What else people get. */
function Facts({ event }: { event: EventDetails }) {
  const { recording, status, has_certificate } = event
  if (status === 'Over' || !(recording || has_certificate)) return null
  return (
    <ul className={styles.facts}>
      {recording && (
        <Fact icon={FileText}>
          {recording.has_transcript ? m.event_transcript_yes() : m.event_transcript_no()}
        </Fact>
      )}
      {has_certificate && <Fact icon={Award}>{certificateLabel(event)}</Fact>}
    </ul>
  )
}

interface FactProps {
  icon: Icon
  isThere?: boolean
  children: ReactNode
}

function Fact({ icon: Picture, isThere = true, children }: FactProps) {
  return (
    <li className={styles.fact} data-there={isThere}>
      <Picture aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
