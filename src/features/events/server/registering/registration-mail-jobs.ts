import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

/** Mails a person where they stand with an event, if no mail has said so yet. */
export const registrationMailJob = defineJob({
  name: 'tell-registration',
  payload: z.object({ event_id: z.int(), user_id: z.int() }),
  atOnce: 2,
})

export async function enqueueRegistrationMail(
  tx: Db,
  { event_id, user_id }: { event_id: number; user_id: number },
): Promise<void> {
  await enqueue(tx, registrationMailJob, { event_id, user_id })
}

const registrationMailsJob = defineJob({
  name: 'tell-registrations',
  payload: z.object({ event_id: z.int(), user_ids: z.array(z.int()) }),
})

/** Queues the mails of many registrations at once, as one job. */
export async function enqueueRegistrationMails(
  tx: Db,
  told: { event_id: number; user_ids: number[] },
): Promise<void> {
  if (told.user_ids.length > 0) await enqueue(tx, registrationMailsJob, told)
}

/** A job for each person, so that one who cannot be told keeps nobody waiting. */
export const enqueueEachRegistrationMail: HandledJob = handledBy(
  registrationMailsJob,
  async (db, { event_id, user_ids }) => {
    for (const user_id of user_ids) await enqueueRegistrationMail(db, { event_id, user_id })
  },
)
