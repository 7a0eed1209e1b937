/** What a calendar entry says about an event. Never the meeting link: people join through the event's page. */
export interface CalendarEntry {
  title: string
  /** ISO 8601 in UTC, as is `end`. */
  start: string
  end: string
  /** Absolute URL of the event's page. */
  address: string
}

/** Path of the event's iCalendar file. */
export const calendarFile = (id: number) => `/events/details/${id}/calendar.ics`

/** `20260115T063000Z` (RFC 5545, section 3.3.5) */
const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

export function googleCalendarLink({ title, start, end, address }: CalendarEntry): string {
  const values = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: address,
    location: address,
  })
  return `https://calendar.google.com/calendar/render?${values}`
}

export function outlookCalendarLink({ title, start, end, address }: CalendarEntry): string {
  const values = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    body: address,
    location: address,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${values}`
}
