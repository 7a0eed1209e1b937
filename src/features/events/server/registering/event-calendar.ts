import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { product } from '#contract/product.ts'
import type { CalendarEntry } from '../../calendar-links.contract.ts'

export interface CalendarEvent extends CalendarEntry {
  id: number
  summary: string
}

interface Version {
  isCancelled?: boolean
  now: Date
}

/** SEQUENCE is the number of seconds since then, so that a later file is a newer version without a stored counter. */
const SEQUENCES_SINCE = Date.UTC(2020, 0)

/** The event as an iCalendar file (RFC 5545), in UTC so that each calendar shows its owner's local time. */
export const eventCalendar = ({ isCancelled = false, now, ...event }: CalendarEvent & Version): string =>
  eventsCalendar([event], { isCancelled, now })

/** Several events in one iCalendar file. */
export function eventsCalendar(
  events: readonly CalendarEvent[],
  { isCancelled = false, now }: Version,
): string {
  const calendar = ical({
    name: product.name,
    prodId: { company: product.name, product: product.name, language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  for (const { id, title, summary, start, end, address } of events) {
    calendar.createEvent({
      // The same id in every file, so that a newer entry replaces the older one.
      id: `event-${id}@${new URL(address).hostname}`,
      sequence: Math.floor((now.getTime() - SEQUENCES_SINCE) / 1_000),
      stamp: now,
      start: new Date(start),
      end: new Date(end),
      summary: title,
      description: `${summary}\n\n${address}`,
      location: address,
      url: address,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
