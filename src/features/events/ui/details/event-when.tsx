import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { useViewerZone } from '#ui-kit/date-time.tsx'
import { clockTime, ordinalDate, tileDay, weekdayDate, zoneLabel, zoneName } from '#ui-kit/dates.ts'
import { clockRange } from '#ui-kit/time-range.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './event-when.module.css'

/** The date and time in the viewer's zone, next to the event's own zone. */
export function EventWhen({ event }: { event: EventDetails }) {
  const { status, start_date_time: start } = event
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
      <h2 id="panel" className="visually-hidden">
        {m.event_panel_title()}
      </h2>
      <DateAndTime start={start} end={event.end_date_time} zone={event.time_zone} />
    </div>
  )
}

interface DateAndTimeProps {
  start: string
  end: string | null
  /** The event's time zone. */
  zone: string
}

/**
 * In the event's zone on the server; after hydration in the viewer's, if their local time differs. The event's own
 * time is then added before its zone. That line reserves room for both, so nothing shifts.
 */
export function DateAndTime({ start, end, zone }: DateAndTimeProps) {
  const viewer = useViewerZone()
  const isElsewhere = viewer !== null && clockAndDay(start, viewer) !== clockAndDay(start, zone)
  const shown = isElsewhere ? viewer : zone
  const time = end === null ? clockTime(start, shown) : clockRange(start, end, shown)
  return (
    <div className={styles.date}>
      <DateTile moment={start} zone={shown} />
      <p className={styles.words}>
        <time dateTime={start}>{weekdayDate(start, shown)}</time>{' '}
        <span suppressHydrationWarning>
          {time}
          {isElsewhere && ` ${zoneName(start, shown)}`}
        </span>{' '}
        <span className={styles.zone} data-room={ownTime(start, zone)} suppressHydrationWarning>
          <span suppressHydrationWarning>
            {isElsewhere ? timeElsewhere(start, zone, shown) : zoneLabel(start, zone)}
          </span>
        </span>
      </p>
    </div>
  )
}

const clockAndDay = (moment: string, zone: string) =>
  `${ordinalDate(moment, zone)} ${clockTime(moment, zone)}`

/** '6:00 pm India Standard Time (IST)'. */
const ownTime = (start: string, zone: string) => `${clockTime(start, zone)} ${zoneLabel(start, zone)}`

/** The time in the event's zone, with the weekday if it differs from the viewer's. */
function timeElsewhere(start: string, zone: string, viewer: string): string {
  const time = ownTime(start, zone)
  return ordinalDate(start, viewer) === ordinalDate(start, zone)
    ? time
    : `${weekdayDate(start, zone)}, ${time}`
}

/** Month and day like a calendar page. Hidden from screen readers, as the date next to it is in words. */
function DateTile({ moment, zone }: { moment: string; zone: string }) {
  const { month, day } = tileDay(moment, zone)
  return (
    <span className={styles.tile} aria-hidden="true" suppressHydrationWarning>
      <span className={styles.month} suppressHydrationWarning>
        {month}
      </span>
      <b>{day}</b>
    </span>
  )
}

interface PastProps {
  event: EventDetails
  title: string
  help: string
  /** Label of the date: 'Held on'. */
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
