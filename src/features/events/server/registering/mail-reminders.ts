import { type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { reminderMail } from '../mails/registration-mails.tsx'
import { type MailingParts, mailedEvent, queueEventMail } from './mail-registration.ts'
import { selectThoseToRemind } from './registration-mails.queries.ts'
import { REMINDERS, remindJob } from './remind-registered.ts'

/**
 * Sends a reminder to everyone who is registered and wants one. If it runs again, it only sends those still missing.
 */
export function mailReminders({ publicUrl, clock }: MailingParts): HandledJob {
  return handledBy(remindJob, async (db, { event_id, before, ...payload }) => {
    const start = new Date(payload.start)
    const now = clock.now()
    const isTooLate = now.getTime() > start.getTime() - REMINDERS[before].late
    if (isTooLate) return
    for (const facts of await selectThoseToRemind(db, { event_id, before, start })) {
      const key = `reminder-${before}:${facts.registration_id}:${payload.start}`
      await queueEventMail(db, { facts, publicUrl, kind: `event-reminder-${before}`, key }, () =>
        reminderMail(mailedEvent(facts, publicUrl), facts.language, { before, now }),
      )
    }
  })
}
