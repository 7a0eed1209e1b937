import { weekdayDate } from '#ui-kit/dates.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { timeRange } from '#ui-kit/time-range.ts'
import type { EventDetails } from '../../events.contract.ts'
import styles from './thanked-event.module.css'

/** Which event it is about. */
export function ThankedEvent({ event }: { event: EventDetails }) {
  const { title, start_date_time: start, end_date_time: end, time_zone } = event
  return (
    <div className={styles.event}>
      <strong lang={scriptLanguage(title)}>{title}</strong>
      {start !== null && end !== null && (
        <time dateTime={start} suppressHydrationWarning>
          {weekdayDate(start, time_zone)}, {timeRange(start, end, time_zone)}
        </time>
      )}
    </div>
  )
}
