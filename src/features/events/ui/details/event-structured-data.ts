import { product } from '#contract/product.ts'
import { accessibilityHazards } from '#foundation/easy-read/warnings.contract.ts'
import { ownAddress } from '#ui-kit/page-address.tsx'
import type { EventDetails } from '../../events.contract.ts'

/**
 * The event as search engines read it, as text for a script of type application/ld+json: a schema.org Event, a
 * VideoObject for a film that was never live, and nothing while no date is fixed, since an Event without one is
 * refused. Titles are written by people: every `<` is escaped, so none of them can end the script.
 */
export function eventStructuredData(event: EventDetails, publicUrl: string): string | undefined {
  const facts = event.start_date_time === null ? film(event, publicUrl) : gathering(event, publicUrl)
  return facts && JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
}

/** The place is the event's page, never the meeting. */
function gathering(event: EventDetails, publicUrl: string) {
  const { url, ...about } = aboutBoth(event, publicUrl)
  return {
    '@type': 'Event',
    ...about,
    url,
    image: [absolute(event.picture, publicUrl)],
    startDate: event.start_date_time,
    endDate: event.end_date_time ?? undefined,
    eventStatus: statusWord(event.status),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: organization(publicUrl),
    performer: peopleOf(event),
    recordedIn: film(event, publicUrl),
  }
}

/** schema.org has no word for an event that is over: it then has its dates and no status. */
function statusWord(status: EventDetails['status']): string | undefined {
  if (status === 'Cancelled') return 'https://schema.org/EventCancelled'
  return status === 'Upcoming' || status === 'Scheduled' ? 'https://schema.org/EventScheduled' : undefined
}

function film(event: EventDetails, publicUrl: string) {
  const { recording, status } = event
  if (!recording || status === 'Cancelled') return undefined
  return {
    '@type': 'VideoObject',
    ...aboutBoth(event, publicUrl),
    thumbnailUrl: [absolute(event.picture, publicUrl)],
    uploadDate: recording.published_at,
    duration: `PT${recording.duration_seconds}S`,
    publisher: organization(publicUrl),
    actor: peopleOf(event),
    accessibilityHazard: accessibilityHazards(event.content_warnings),
  }
}

const aboutBoth = (event: EventDetails, publicUrl: string) => ({
  name: event.title,
  description: event.summary,
  url: ownAddress(publicUrl, `/events/details/${event.id}`),
  inLanguage: event.access.language,
  isAccessibleForFree: true,
})

const organization = (publicUrl: string) => ({
  '@type': 'Organization',
  name: product.name,
  url: `${publicUrl}/`,
})

const peopleOf = ({ speakers }: EventDetails) =>
  speakers.map(({ name, designation }) => ({ '@type': 'Person', name, jobTitle: designation }))

/** A picture's whole address, also where only its path is known. */
export function absolute(path: string, publicUrl: string): string {
  return new URL(path, `${publicUrl}/`).href
}
