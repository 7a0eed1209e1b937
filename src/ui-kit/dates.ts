import { HOME_ZONE } from '#contract/product.ts'
import { m } from '#messages/messages.js'

/** A point in time: a Date or an ISO 8601 text, as on the wire. */
export type Moment = Date | string

/** Which parts of a moment are written. */
export type MomentKind = 'date' | 'day' | 'time' | 'dayAndTime'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are expensive to create and zones are few, so each is created once. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

/** All parts that are ever written; in English, one format provides them all. */
const WHOLE = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
} as const

const englishParts = (moment: Moment, timeZone: string) => partsOf(moment, 'en-US', { ...WHOLE, timeZone })

type PartOf = (type: Intl.DateTimeFormatPartTypes) => string

const remembered = new Map<string, PartOf>()
/** One moment is written in several ways, and the same events on page after page. */
const MOST_REMEMBERED = 1_000

function partsOf(moment: Moment, locale: string, options: Intl.DateTimeFormatOptions): PartOf {
  const date = new Date(moment)
  const key = `${Number(date)} ${locale} ${JSON.stringify(options)}`
  const known = remembered.get(key)
  if (known) return known
  const parts = format(locale, options).formatToParts(date)
  const partOf: PartOf = (type) => parts.find((part) => part.type === type)?.value ?? ''
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, partOf)
  return partOf
}

function isEnglish(locale: string): boolean {
  return locale === 'en' || locale.startsWith('en-')
}

/** 1 gives '1st', 22 gives '22nd', 13 gives '13th'. */
export function ordinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** '3rd Jan, 2024' in English, '3 जन॰ 2024' in Hindi. RangeError for an invalid date or zone. */
export function ordinalDate(moment: Moment, zone: string, locale: string = m.page_locale()): string {
  if (!isEnglish(locale)) {
    const { day, month, year } = WHOLE
    return format(locale, { day, month, year, timeZone: zone }).format(new Date(moment))
  }
  const part = englishParts(moment, zone)
  return `${ordinal(Number(part('day')))} ${part('month')}, ${part('year')}`
}

/** The date in the organisation's zone, for anything that isn't part of an event. */
export const homeDate = (moment: Moment) => ordinalDate(moment, HOME_ZONE)

/** 'Sat, 28th Nov, 2026'. */
export function weekdayDate(moment: Moment, zone: string, locale: string = m.page_locale()): string {
  const part = isEnglish(locale)
    ? englishParts(moment, zone)
    : partsOf(moment, locale, { weekday: 'short', timeZone: zone })
  return `${part('weekday')}, ${ordinalDate(moment, zone, locale)}`
}

/** '5:30 pm'; 'शाम 5:30' in Hindi. */
export function clockTime(moment: Moment, zone: string, locale: string = m.page_locale()): string {
  if (!isEnglish(locale)) {
    const { hour, minute, hourCycle } = WHOLE
    const options = { hour, minute, hourCycle, dayPeriod: 'short', timeZone: zone } as const
    return format(locale, options).format(new Date(moment))
  }
  const part = englishParts(moment, zone)
  return `${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`
}

// Each locale knows only the short names of its own zones, so they are tried in turn before falling back to an offset.
const zoneNamers = ['en-IN', 'en-GB', 'en-US', 'en-AU', 'en-NZ', 'en-ZA']

/** 'IST', 'BST', 'EDT'; 'GMT+5:45' if there is no known short name. */
export function zoneName(moment: Moment, zone: string): string {
  let offset = ''
  for (const locale of zoneNamers) {
    offset = partsOf(moment, locale, { timeZoneName: 'short', timeZone: zone })('timeZoneName')
    if (!/^(GMT|UTC)[+\-−]/.test(offset)) return offset
  }
  return offset
}

/** 'India Standard Time (IST)': the zone's name, then its abbreviation beside times. */
export function zoneLabel(moment: Moment, zone: string, locale: string = m.page_locale()): string {
  const name = partsOf(moment, locale, { timeZoneName: 'long', timeZone: zone })('timeZoneName')
  const short = zoneName(moment, zone)
  return name === short ? name : `${name} (${short})`
}

/** The day on a date tile: 'Nov' and '28'. */
export function tileDay(moment: Moment, zone: string, locale: string = m.page_locale()) {
  const { day, month } = WHOLE
  const part = partsOf(moment, locale, { day, month, timeZone: zone })
  return { month: part('month'), day: part('day') }
}

/** '5:30 pm IST'. */
export function timeWithZone(moment: Moment, zone: string, locale: string = m.page_locale()): string {
  return `${clockTime(moment, zone, locale)} ${zoneName(moment, zone)}`
}

/** 'Sat, 28th Nov, 2026, 5:30 pm IST'. */
export function dayAndTime(moment: Moment, zone: string, locale: string = m.page_locale()): string {
  return `${weekdayDate(moment, zone, locale)}, ${timeWithZone(moment, zone, locale)}`
}

/** The moment as text of the given kind. */
export function momentText(
  kind: MomentKind,
  moment: Moment,
  zone: string,
  locale: string = m.page_locale(),
): string {
  if (kind === 'date') return ordinalDate(moment, zone, locale)
  if (kind === 'day') return weekdayDate(moment, zone, locale)
  if (kind === 'time') return timeWithZone(moment, zone, locale)
  return dayAndTime(moment, zone, locale)
}

/** Approximately the widest text of the same moment in any zone, to reserve space. */
export function widestText(
  kind: MomentKind,
  moment: Moment,
  zone: string,
  locale: string = m.page_locale(),
): string {
  const time = `${clockTime('2026-01-01T12:00:00Z', 'UTC', locale)} CEST`
  if (kind === 'time') return time
  if (kind === 'dayAndTime') return `${weekdayDate(moment, zone, locale)}, ${time}`
  return momentText(kind, moment, zone, locale)
}
