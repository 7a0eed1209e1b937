import { m } from '#messages/messages.js'
import { clockTime, type Moment, ordinalDate, weekdayDate, zoneName } from './dates.ts'

/** '5:30–6:30 pm IST', '11:30 am–1:00 pm IST'; an end on another day includes its date. */
export const timeRange = (
  start: Moment,
  end: Moment,
  zone: string,
  locale: string = m.page_locale(),
): string => `${clockRange(start, end, zone, locale)} ${zoneName(end, zone)}`

/** The range without its zone. */
export function clockRange(
  start: Moment,
  end: Moment,
  zone: string,
  locale: string = m.page_locale(),
): string {
  const from = clockTime(start, zone, locale)
  const to = clockTime(end, zone, locale)
  if (ordinalDate(start, zone, locale) !== ordinalDate(end, zone, locale)) {
    return `${from} – ${weekdayDate(end, zone, locale)}, ${to}`
  }
  const half = halfOfDay(from)
  const isOfBoth = half === halfOfDay(to)
  // The half of the day is written once, where the language puts it: after the last time, or before the first.
  const [first, last] =
    isOfBoth && from.endsWith(half)
      ? [from.replace(half, '').trim(), to]
      : [from, isOfBoth ? to.replace(half, '').trim() : to]
  return `${first}–${last}`
}

/** 'pm' of '5:30 pm'. */
const halfOfDay = (time: string) => /[^\d:.\s]+/.exec(time)?.[0] ?? ''
