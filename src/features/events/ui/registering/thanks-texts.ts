import { HOUR_MS } from '#contract/durations.ts'
import { m } from '#messages/messages.js'
import { type EventDetails, ROOM_OPENS_MS } from '../../events.contract.ts'

export const thanks = {
  register: { page: m.thanks_page_register, art: '/art/mail-sent.svg' },
  certificate: { page: m.thanks_page_certificate, art: '/art/mail-sent.svg' },
  feedback: { page: m.thanks_page_feedback, art: '/art/together.svg' },
} as const
export type Thanks = keyof typeof thanks

export const isThanks = (type: string): type is Thanks => Object.hasOwn(thanks, type)

interface ThanksTexts {
  title: string
  text: string
  /** What happens next, one sentence each. */
  next: string[]
  art: string
}

/** The texts of a thank-you page; without an event, only what is true of every event. */
export function thanksTexts(type: Thanks, event: EventDetails | null): ThanksTexts {
  const { art } = thanks[type]
  if (type === 'certificate') {
    const next = [m.thanks_certificate_wait(), m.thanks_certificate_check()]
    return { title: m.thanks_certificate_title(), text: m.thanks_certificate_text(), next, art }
  }
  if (type === 'feedback') {
    const next = [m.thanks_feedback_seen()]
    return { title: m.thanks_feedback_title(), text: m.thanks_feedback_text(), next, art }
  }
  const next = [m.thanks_register_email(), ...remindersLabel(event), ...joinLabel(event)]
  return { title: m.thanks_register_title(), text: m.thanks_register_text(), next, art }
}

/** Only reminders that are still to come: a missed one isn't sent. */
function remindersLabel(event: EventDetails | null): string[] {
  if (event === null) return [m.thanks_register_reminders()]
  if (event.start_date_time === null || event.is_live || !isAhead(event)) return []
  const wait = waitFor(event)
  if (wait > 24 * HOUR_MS) return [m.thanks_register_reminders()]
  return wait > HOUR_MS ? [m.thanks_register_reminder_hour()] : []
}

/** Nothing once the event can be joined or has ended. */
function joinLabel(event: EventDetails | null): string[] {
  if (event === null) return [m.thanks_register_join()]
  if (event.is_live || !isAhead(event)) return []
  // The button can't be there in time without a meeting, which only Scheduled events have.
  const isMissing = event.status === 'Upcoming' && waitFor(event) <= ROOM_OPENS_MS
  return [isMissing ? m.registration_room_missing() : m.thanks_register_join()]
}

const isAhead = ({ status }: EventDetails) => status === 'Upcoming' || status === 'Scheduled'

/** Unknown without a seat on this device; the person may have one on another device. */
const waitFor = ({ starts_in }: EventDetails) => starts_in ?? Number.POSITIVE_INFINITY
