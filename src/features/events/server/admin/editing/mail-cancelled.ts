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
 * Has everyone registered, waiting or with a seat offered be told that the event is cancelled. To be called in the
 * transaction that cancels it. `note` is what the organiser says about it; may be empty.
 */
export async function enqueueCancelledMails(tx: Db, told: { event_id: number; note: string }): Promise<void> {
  await enqueue(tx, cancelledMailsJob, told)
}

export function mailCancelled({ publicUrl, clock }: MailingParts): HandledJob {
  return handledBy(cancelledMailsJob, async (db, { event_id, note }) => {
    const calendar = { now: clock.now(), isCancelled: true }
    for (const facts of await selectThoseOfCancelled(db, event_id)) {
      const key = `event-cancelled:${facts.registration_id}`
      await queueEventMail(db, { facts, publicUrl, kind: 'event-cancelled', key, calendar }, () =>
        eventCancelledMail(mailedEvent(facts, publicUrl), facts.language, note),
      )
    }
  })
}
