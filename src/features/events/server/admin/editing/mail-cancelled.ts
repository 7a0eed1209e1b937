import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { eventCancelledMail } from '../../mails/registration-mails.tsx'
import { type MailingParts, mailedEvent, queueEventMail } from '../../registering/mail-registration.ts'
import { selectThoseOfCancelled } from '../../registering/registration-mails.queries.ts'

const cancelledMailsJob = defineJob({
  name: 'tell-event-cancelled',
  payload: z.object({ event_id: z.int(), note: z.string() }),
  timeLimit: 1_800,
})

/**
 * Queues the emails about a cancelled event for everyone who is registered, waiting or offered a seat. Call it in the
 * transaction that cancels the event. `note` is the organiser's message; may be empty.
 */
export async function enqueueCancelledMails(
  tx: Db,
  payload: { event_id: number; note: string },
): Promise<void> {
  await enqueue(tx, cancelledMailsJob, payload)
}

export function mailCancelled({ publicUrl, clock }: MailingParts): HandledJob {
  return handledBy(cancelledMailsJob, async (db, { event_id, note }) => {
    const inCalendar = { now: clock.now(), isCancelled: true }
    for (const facts of await selectThoseOfCancelled(db, event_id)) {
      const key = `event-cancelled:${facts.registration_id}`
      const calendar = facts.status === 'registered' ? inCalendar : undefined
      await queueEventMail(db, { facts, publicUrl, kind: 'event-cancelled', key, calendar }, () =>
        eventCancelledMail(mailedEvent(facts, publicUrl), facts.language, note),
      )
    }
  })
}
