import { m } from '#messages/messages.js'
import { ordinalDate, weekdayDate } from '#ui-kit/dates.ts'

const A_DAY = 86_400_000

/** 'Today', 'Yesterday', 'Thu, 19th Nov, 2026', on the calendar of a zone. */
export function dayWords(moment: string, now: string, zone: string): string {
  const day = ordinalDate(moment, zone)
  if (day === ordinalDate(now, zone)) return m.notifications_today()
  if (day === ordinalDate(new Date(Date.parse(now) - A_DAY), zone)) return m.notifications_yesterday()
  return weekdayDate(moment, zone)
}
