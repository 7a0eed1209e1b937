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

/** A file's SEQUENCE is the seconds since then: a later one is the newer version, without a count to keep. */
const SEQUENCES_SINCE = Date.UTC(2020, 0)

/** The event as an iCalendar file (RFC 5545), in UTC so that each calendar shows its owner's own time. */
export const eventCalendar = ({ isCancelled = false, now, ...event }: CalendarEvent & Version): string =>
  eventsCalendar([event], { isCancelled, now })

/** Several events in one such file. */
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
      // The same entry whatever its file came from: a second one takes the place of the first.
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
