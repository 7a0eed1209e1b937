import { m } from '#messages/messages.js'
import { clockTime, dayAndTime, type Moment, ordinalDate, timeWithZone, zoneName } from './dates.ts'

/** '5:30–6:30 pm IST', '11:30 am–1:00 pm IST'; an end on another day is written with its day. */
export function timeRange(
  start: Moment,
  end: Moment,
  zone: string,
  locale: string = m.page_locale(),
): string {
  if (ordinalDate(start, zone, locale) !== ordinalDate(end, zone, locale)) {
    return `${timeWithZone(start, zone, locale)} – ${dayAndTime(end, zone, locale)}`
  }
  const from = clockTime(start, zone, locale)
  const to = clockTime(end, zone, locale)
  const half = halfOfDay(from)
  const isOfBoth = half === halfOfDay(to)
  // It is said once, where the language says it: behind the last time, or before the first.
  const [first, last] =
    isOfBoth && from.endsWith(half)
      ? [from.replace(half, '').trim(), to]
      : [from, isOfBoth ? to.replace(half, '').trim() : to]
  return `${first}–${last} ${zoneName(end, zone)}`
}

/** 'pm' of '5:30 pm'. */
const halfOfDay = (time: string) => /[^\d:.\s]+/.exec(time)?.[0] ?? ''
