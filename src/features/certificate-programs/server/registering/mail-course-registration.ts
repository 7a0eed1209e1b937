import { createHash } from 'node:crypto'
import { addressIn } from '#contract/language.ts'
import {
  eventsCalendar,
  type MailFacts,
  mailedEvent,
  scheduleReminders,
  selectStanding,
} from '#features/events/server/index.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { programAddress } from '../../program-address.contract.ts'
import { courseRegistrationMail } from './course-registration-mail.tsx'
import { courseRegistrationMailJob } from './course-registration-mail-job.ts'
import { findMailedEnrolment } from './registering.queries.ts'

export interface MailingParts {
  /** The public base URL, without a trailing slash. */
  publicUrl: string
  clock: Clock
}

/** Sends one email for all events of a program; its key keeps the same status from being sent twice. */
export function mailCourseRegistration({ publicUrl, clock }: MailingParts): HandledJob {
  return handledBy(courseRegistrationMailJob, async (db, { program_id, user_id, asked_at }) => {
    const now = clock.now()
    const enrolment = await findMailedEnrolment(db, { program_id, user_id })
    if (!enrolment) return
    const { event_ids, language, email, title } = enrolment
    const standing = await selectStanding(db, { user_id, event_ids, language, now })
    // Offers have their own email, with the time they expire.
    const registered = standing.filter(({ status }) => status === 'registered')
    const waiting = standing.filter(({ status }) => status === 'waiting')
    const offered = standing.filter(({ status }) => status === 'offered')
    if (registered.length + waiting.length === 0 && asked_at === undefined) return
    await remind(db, registered, now)
    const file = calendarOf(registered, { publicUrl, now })
    await queueMail(db, {
      key: `course-registered:${program_id}:${user_id}:${stateOf(standing)}:${asked_at ?? ''}`,
      to: email,
      user_id,
      kind: 'course-registered',
      language,
      ...(file ? { attachments: [file] } : {}),
      ...(await courseRegistrationMail({
        ...enrolment,
        address: `${publicUrl}${addressIn(language, programAddress({ id: program_id, title }))}`,
        publicUrl,
        registered,
        waiting,
        offered,
        hasCalendar: file !== undefined,
      })),
    })
  })
}

/** A key of the status: any change at any event causes another email. */
function stateOf(standing: readonly MailFacts[]): string {
  const states = standing.map((facts) => {
    const moment = facts.status === 'registered' ? facts.registered_at : facts.waiting_since
    return `${facts.registration_id}:${facts.status}:${moment}`
  })
  return createHash('sha256').update(states.toSorted().join('\n')).digest('hex').slice(0, 32)
}

async function remind(db: Db, registered: readonly MailFacts[], now: Date): Promise<void> {
  for (const { event_id, start, is_film } of registered)
    if (start !== null && !is_film) await scheduleReminders(db, { event_id, start: new Date(start), now })
}

/** One file with all events that have a date; undefined if none has. */
function calendarOf(registered: readonly MailFacts[], { publicUrl, now }: { publicUrl: string; now: Date }) {
  const entries = registered.flatMap((facts) => {
    const { event_id: id, title, summary, start, end, is_film } = facts
    if (is_film || start === null || end === null) return []
    return [{ id, title, summary, start, end, address: mailedEvent(facts, publicUrl).address }]
  })
  if (entries.length === 0) return undefined
  return {
    filename: 'events.ics',
    content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(eventsCalendar(entries, { now })).toString('base64'),
  }
}
