import { m } from '#messages/messages.js'
import type { EventDetails } from '../../events.contract.ts'
import { durationWords } from '../event-words.ts'

/** How long one has to be there for the certificate (decisions.md, Events: attended). Minutes are rounded up. */
export function certificateWords(
  event: Pick<EventDetails, 'has_certificate' | 'duration_minutes' | 'attendance_share' | 'status'>,
): string {
  const { has_certificate, duration_minutes, attendance_share, status } = event
  if (!has_certificate) return m.event_certificate_none()
  // Until the film is there, its length is not known.
  if (duration_minutes === null || status === 'In Transit')
    return m.event_certificate_share({ share: attendance_share })
  const duration = durationWords(Math.ceil((duration_minutes * attendance_share) / 100))
  return status === 'On-Demand'
    ? m.event_certificate_watched({ duration })
    : m.event_certificate_after({ duration })
}
