import { product } from '#contract/product.ts'
import { accessibilityHazards } from '#foundation/easy-read/warnings.contract.ts'
import { ownAddress } from '#ui-kit/page-address.tsx'
import type { EventDetails } from '../../events.contract.ts'

/**
 * Structured data for search engines, as text for an application/ld+json script: a schema.org Event, or a VideoObject
 * for a recording that was never live. Nothing while there is no date, as an Event needs one. Every `<` is escaped,
 * so that no title can end the script.
 */
export function eventStructuredData(event: EventDetails, publicUrl: string): string | undefined {
  const facts = event.start_date_time === null ? film(event, publicUrl) : gathering(event, publicUrl)
  return facts && JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
}

/** The location is the event's page, never the meeting. */
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

/** schema.org has no status for a past event: it only gets its dates. */
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

/** The absolute URL of a picture, also when only its path is given. */
export function absolute(path: string, publicUrl: string): string {
  return new URL(path, `${publicUrl}/`).href
}
