import { m } from '#messages/messages.js'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'

interface ThanksTexts {
  title: string
  /** What happens next, one sentence each. */
  next: string[]
}

/**
 * The texts after registering for events of a program.
 * @param gatherings the person's upcoming events, also those they wait for
 * @param films recordings that they can watch immediately
 */
export function programThanksTexts(
  gatherings: readonly ModuleEvent[],
  films: readonly ModuleEvent[],
): ThanksTexts {
  const withStatus = (status: 'registered' | 'offered') =>
    gatherings.filter(({ registration }) => registration?.status === status)
  const seats = withStatus('registered')
  const hasDate = seats.some(({ start_date_time }) => start_date_time !== null)
  const next = [
    hasDate ? m.program_thanks_email() : m.course_emailed(),
    ...(seats.length > 0 ? [m.program_thanks_join()] : []),
    m.program_thanks_progress(),
  ]
  const isWithoutSeat = gatherings.length > 0 && seats.length + films.length === 0
  if (!isWithoutSeat) return { title: m.thanks_register_title(), next }
  const hasOffer = withStatus('offered').length > 0
  return { title: hasOffer ? m.registration_offered_title() : m.registration_waiting_title(), next }
}
