import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { useViewerZone } from '#ui-kit/date-time.tsx'
import { clockTime, ordinalDate, timeWithZone, weekdayDate, widestText, zoneName } from '#ui-kit/dates.ts'
import { timeRange } from '#ui-kit/time-range.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-when.module.css'

/** The day and time in the event's own zone, and in the viewer's where that is another. */
export function EventWhen({ event }: { event: EventDetails }) {
  const { status, is_live, start_date_time: start, end_date_time: end, time_zone: zone } = event
  if (status === 'Cancelled') {
    const title = m.event_cancelled_title()
    return <Past event={event} title={title} help={m.event_cancelled_help()} when={m.event_was_planned()} />
  }
  if (status === 'On-Demand')
    return <Past event={event} title={m.available_now()} help={m.event_now_help()} />
  if (status === 'In Transit')
    return <Past event={event} title={m.available_soon()} help={m.event_soon_help()} />
  if (status === 'Over') return <Past event={event} title={m.event_over_title()} help={m.event_over_help()} />
  if (start === null) return <Titled title={m.date_to_come()}>{m.event_date_to_come_help()}</Titled>
  return (
    <div className={styles.when}>
      <h2 id="panel" className={is_live ? styles.live : 'visually-hidden'}>
        {is_live ? m.live_now() : m.event_panel_title()}
      </h2>
      <div className={styles.date}>
        <b className={styles.day} aria-hidden="true">
          {Number.parseInt(ordinalDate(start, zone), 10)}
        </b>
        <p className={styles.words}>
          <time dateTime={start}>{weekdayDate(start, zone)}</time>
          <span suppressHydrationWarning>
            {end === null ? timeWithZone(start, zone) : timeRange(start, end, zone)}
          </span>
        </p>
      </div>
      <ViewersTime start={start} zone={zone} />
    </div>
  )
}

/**
 * Which place's time it is; after hydration the viewer's own, if the clock there shows another.
 * Both lie in one cell, so the change moves nothing.
 */
function ViewersTime({ start, zone }: { start: string; zone: string }) {
  const viewer = useViewerZone()
  const isElsewhere = viewer !== null && clockAndDay(start, viewer) !== clockAndDay(start, zone)
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return (
    <p className={styles.zones}>
      <span data-hidden={isElsewhere} aria-hidden={isElsewhere} suppressHydrationWarning>
        {m.event_zone_of({ zone: zoneName(start, zone), city })}
      </span>
      <span data-hidden={!isElsewhere} aria-hidden={!isElsewhere} suppressHydrationWarning>
        {m.event_where_you_are({ time: timeElsewhere(start, zone, isElsewhere ? viewer : null) })}
      </span>
    </p>
  )
}

const clockAndDay = (moment: string, zone: string) =>
  `${ordinalDate(moment, zone)} ${clockTime(moment, zone)}`

/**
 * The time in the viewer's zone, with its weekday where that is another one. Until the viewer is known, about the
 * widest there is.
 */
function timeElsewhere(start: string, zone: string, viewer: string | null): string {
  if (viewer === null) return widestText('time', start, zone)
  const time = timeWithZone(start, viewer)
  if (ordinalDate(start, viewer) === ordinalDate(start, zone)) return time
  return `${weekdayDate(start, viewer)}, ${time}`
}

interface PastProps {
  event: EventDetails
  title: string
  help: string
  /** What the date says: 'It was held on'. */
  when?: string
}

function Past({ event, title, help, when = m.event_held_on() }: PastProps) {
  const { start_date_time: start, time_zone } = event
  return (
    <Titled title={title}>
      {help}
      {start && (
        <span className={styles.held}>
          {when} <time dateTime={start}>{weekdayDate(start, time_zone)}</time>
        </span>
      )}
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.when}>
      <h2 id="panel" className={styles.title}>
        {title}
      </h2>
      <p>{children}</p>
    </div>
  )
}
