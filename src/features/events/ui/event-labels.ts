import { taglineIn } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { Award, CirclePlay, type Icon, Video, Wrench } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { EventCard, EventDetails, SortName } from '../events.contract.ts'

const icons: Record<string, Icon> = {
  webinar: Video,
  workshop: Wrench,
  'on-demand-video': CirclePlay,
  'certificate-workshop': Award,
}

export const typeIcon = (key: string): Icon => icons[key] ?? Video

/** '45 min', '2 h', '1 h 30 min' */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return m.minutes({ count: rest })
  return rest === 0 ? m.hours({ count: hours }) : m.hours_minutes({ hours, minutes: rest })
}

export function seatsLabel(places: number): string {
  return places === 0 ? m.places_none() : m.places_left({ count: places, shown: numberLabel(places) })
}

export const sortLabels: Record<SortName, () => string> = {
  date: m.sort_date,
  registered: m.sort_registered,
  newest: m.sort_newest,
  rating: m.sort_rating,
}

/** The text of a share preview: the event's summary, or a sentence about its type. */
export const shareText = ({ summary, event_type }: Pick<EventCard, 'summary' | 'event_type'>): string =>
  summary || (event_type.key === 'certificate-workshop' ? m.event_share_certificate_workshop() : taglineIn())

/** How many minutes of the event are needed for the certificate, rounded up. */
export function certificateLabel(
  event: Pick<EventDetails, 'duration_minutes' | 'attendance_share' | 'status'>,
): string {
  const { duration_minutes, attendance_share, status } = event
  // The recording's length isn't known before it is published.
  if (duration_minutes === null || status === 'In Transit')
    return m.event_certificate_after_share({ share: attendance_share })
  const duration = durationLabel(Math.ceil((duration_minutes * attendance_share) / 100))
  return status === 'On-Demand'
    ? m.event_certificate_watched({ duration })
    : m.event_certificate_after({ duration })
}
