import { product } from '#contract/product.ts'
import type { EventDetails } from '../events.contract.ts'

/**
 * The event as search engines read it (schema.org Event), as text for a script of type application/ld+json.
 * Titles are written by people: every `<` is escaped, so none of them can end the script.
 * The place is this page, never the meeting.
 */
export function eventStructuredData(event: EventDetails, publicUrl: string): string {
  const url = `${publicUrl}/events/details/${event.id}`
  const organizer = { '@type': 'Organization', name: product.name, url: `${publicUrl}/` }
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    url,
    image: [absolute(event.picture, publicUrl)],
    startDate: event.start_date_time ?? undefined,
    endDate: event.end_date_time ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    inLanguage: event.access.language,
    isAccessibleForFree: true,
    organizer,
    performer: event.speakers.map(({ name, designation }) => ({
      '@type': 'Person',
      name,
      jobTitle: designation,
    })),
  }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}

/** A picture's whole address, also where only its path is known. */
export function absolute(path: string, publicUrl: string): string {
  return new URL(path, `${publicUrl}/`).href
}
