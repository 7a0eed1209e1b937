import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import { BookOpen, Captions, CirclePlay, Clock, Hand, type Icon, Video } from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-access.module.css'

/** The access facts of an event, each in a word or two. */
export function EventAccess({ event }: { event: EventDetails }) {
  const { access, adjustment, status } = event
  const isFilm = status === 'On-Demand'
  return (
    <section aria-labelledby="access" className={page.section}>
      <h2 id="access">{m.event_access_title()}</h2>
      <dl className={styles.facts}>
        <Fact icon={Captions} name={m.captions()} isThere={access.captions !== 'none'}>
          {captionsLabel(event)}
        </Fact>
        <Fact icon={Hand} name={m.sign_language()} isThere={access.sign_language}>
          {access.sign_language ? m.event_sign_language_yes() : m.event_sign_language_no()}
        </Fact>
        <Fact icon={CirclePlay} name={m.recording()} isThere={isFilm || access.recording}>
          {recordingLabel(event)}
        </Fact>
        <Fact icon={Clock} name={m.event_breaks()} isThere={isFilm || access.breaks}>
          {isFilm ? m.event_breaks_on_demand() : access.breaks ? m.event_breaks_yes() : m.event_breaks_no()}
        </Fact>
        {!isFilm && (
          <Fact icon={Video} name={m.event_camera()} isThere={access.camera_optional}>
            {access.camera_optional ? m.event_camera_off() : m.event_camera_on()}
          </Fact>
        )}
        <Fact icon={BookOpen} name={m.event_language()} isThere>
          {languageName(access.language)}
        </Fact>
      </dl>
      {adjustment && (
        <div className={styles.adjustment}>
          <h3 className={styles.need}>{m.event_adjustment_title()}</h3>
          <p lang={scriptLanguage(adjustment)}>{adjustment}</p>
        </div>
      )}
    </section>
  )
}

interface FactProps {
  icon: Icon
  name: string
  isThere: boolean
  children: ReactNode
}

function Fact({ icon: Picture, name, isThere, children }: FactProps) {
  return (
    <div className={styles.fact} data-there={isThere}>
      <dt>
        <Picture aria-hidden="true" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function captionsLabel({ access: { captions }, status }: EventDetails): string {
  if (captions === 'none') return m.event_captions_none()
  const isOver = status === 'On-Demand' || status === 'In Transit' || status === 'Over'
  if (captions === 'live') return isOver ? m.event_captions_were_live() : m.event_captions_live()
  return status === 'On-Demand' ? m.event_captions_in_recording() : m.event_captions_afterwards()
}

function recordingLabel({ access: { recording }, status }: EventDetails): string {
  if (status === 'On-Demand') return m.event_recording_there()
  if (status === 'In Transit') return m.event_recording_coming()
  return recording ? m.event_recording_later() : m.event_recording_none()
}
