import { m } from '#messages/messages.js'
import type { EventDetails } from '../../events.contract.ts'

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
  /** What happens next, a sentence each. */
  next: string[]
  art: string
}

/** The words of a thank-you page; without an event, what is true of any. */
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
  const isDated = event === null || event.start_date_time !== null
  const next = [
    m.thanks_register_email(),
    ...(isDated ? [m.thanks_register_reminders()] : []),
    m.thanks_register_join(),
  ]
  return { title: m.thanks_register_title(), text: m.thanks_register_text(), next, art }
}
