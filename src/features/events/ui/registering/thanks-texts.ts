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
  const next = [m.thanks_register_email(), ...remindersLabel(event)]
  // A live event can be joined immediately.
  if (!event?.is_live) next.push(m.thanks_register_join())
  return { title: m.thanks_register_title(), text: m.thanks_register_text(), next, art }
}

/** Only reminders that are still to come: a missed one isn't sent. */
function remindersLabel(event: EventDetails | null): string[] {
  if (event === null) return [m.thanks_register_reminders()]
  const { start_date_time: start, room_opens_in, is_live } = event
  if (start === null || is_live) return []
  // Null without a seat on this device, so the time left is unknown; the person may have one on another device.
  const wait = room_opens_in === null ? Number.POSITIVE_INFINITY : room_opens_in + ROOM_OPENS_MS
  if (wait > 24 * HOUR_MS) return [m.thanks_register_reminders()]
  return wait > HOUR_MS ? [m.thanks_register_reminder_hour()] : []
}
