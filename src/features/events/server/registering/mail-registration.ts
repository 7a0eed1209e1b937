import { addressIn } from '#contract/language.ts'
import { queueMail, type WrittenMail } from '#foundation/mails/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { onDemandAddress } from '../../on-demand-address.contract.ts'
import type { MailedEvent } from '../mails/event-in-mail.tsx'
import { filmMail, offeredMail, registeredMail, waitingMail } from '../mails/registration-mails.tsx'
import { eventCalendar } from './event-calendar.ts'
import { registrationMailJob } from './registration-mail-jobs.ts'
import { findMailFacts, type MailFacts } from './registration-mails.queries.ts'
import { scheduleReminders } from './remind-registered.ts'

export interface MailingParts {
  /** The public base URL, without a trailing slash. */
  publicUrl: string
  clock: Clock
}

/** Sends the email about a person's current status at an event. Its key keeps repeated jobs from sending it twice. */
export function mailRegistration({ publicUrl, clock }: MailingParts): HandledJob {
  return handledBy(registrationMailJob, async (db, of) => {
    const now = clock.now()
    const facts = await findMailFacts(db, { ...of, now })
    if (!facts) return
    const { status, language, registration_id, event_id, start } = facts
    const event = mailedEvent(facts, publicUrl)
    const key = `${status}:${registration_id}:${momentOf(facts)}`
    if (facts.is_film) {
      const address = `${publicUrl}${addressIn(language, onDemandAddress({ id: event_id, title: facts.title }))}`
      await queueEventMail(db, { facts, publicUrl, kind: 'event-film', key }, () =>
        filmMail({ ...event, address }, language),
      )
      return
    }
    const calendar = status === 'registered' ? { now } : undefined
    await queueEventMail(db, { facts, publicUrl, kind: `event-${status}`, key, calendar }, () => {
      if (status === 'waiting') return waitingMail(event, language)
      if (status === 'offered') return offeredMail(event, language, facts.offer_expires_at ?? '')
      return registeredMail(event, language, now)
    })
    if (status === 'registered' && start !== null) {
      await scheduleReminders(db, { event_id, start: new Date(start), now })
    }
  })
}

/**
 * The moment when the status began; a new one causes a new email. Two offers can both end at the start, so an offer also
 * has the time since which the person waited for it.
 */
function momentOf({ status, registered_at, waiting_since, offer_expires_at }: MailFacts): string {
  const offered = `${waiting_since}:${offer_expires_at}`
  return { registered: registered_at, waiting: waiting_since, offered }[status] ?? ''
}

const eventAddress = (publicUrl: string, { event_id, language }: MailFacts) =>
  `${publicUrl}${addressIn(language, `/events/details/${event_id}`)}`

export function mailedEvent(facts: MailFacts, publicUrl: string): MailedEvent {
  return { ...facts, address: eventAddress(publicUrl, facts) }
}

interface QueuedEventMail {
  facts: MailFacts
  publicUrl: string
  kind: string
  key: string
  /** Attaches the event as a calendar file. */
  calendar?: { now: Date; isCancelled?: boolean } | undefined
}

export async function queueEventMail(
  db: Db,
  { facts, publicUrl, kind, key, calendar }: QueuedEventMail,
  write: () => Promise<WrittenMail>,
): Promise<void> {
  const { start, end } = facts
  const hasFile = calendar !== undefined && start !== null && end !== null
  const address = eventAddress(publicUrl, facts)
  const file = hasFile && eventCalendar({ ...facts, ...calendar, id: facts.event_id, start, end, address })
  await queueMail(db, {
    key,
    to: facts.email,
    user_id: facts.user_id,
    kind,
    language: facts.language,
    ...(file
      ? {
          attachments: [
            {
              filename: 'event.ics',
              content_type: `text/calendar; charset=utf-8; method=${calendar?.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
              content: Buffer.from(file).toString('base64'),
            },
          ],
        }
      : {}),
    ...(await write()),
  })
}
