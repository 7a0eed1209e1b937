import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

/** Emails a person their current status at an event, unless an email has already said so. */
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

/** Queues the emails of many registrations as one job. */
export async function enqueueRegistrationMails(
  tx: Db,
  payload: { event_id: number; user_ids: number[] },
): Promise<void> {
  if (payload.user_ids.length > 0) await enqueue(tx, registrationMailsJob, payload)
}

/** One job per person, so that a failing email doesn't delay the others. */
export const enqueueEachRegistrationMail: HandledJob = handledBy(
  registrationMailsJob,
  async (db, { event_id, user_ids }) => {
    for (const user_id of user_ids) await enqueueRegistrationMail(db, { event_id, user_id })
  },
)
