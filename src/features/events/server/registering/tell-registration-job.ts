import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

/** Mails a person where they stand with an event, if no mail has said so yet. */
export const tellRegistrationJob = defineJob({
  name: 'tell-registration',
  payload: z.object({ event_id: z.int(), user_id: z.int() }),
  atOnce: 2,
})

export async function tellRegistration(
  tx: Db,
  { event_id, user_id }: { event_id: number; user_id: number },
): Promise<void> {
  await enqueue(tx, tellRegistrationJob, { event_id, user_id })
}

const tellRegistrationsJob = defineJob({
  name: 'tell-registrations',
  payload: z.object({ event_id: z.int(), user_ids: z.array(z.int()) }),
})

/** Queues the mails of many registrations at once, as one job. */
export async function tellRegistrations(
  tx: Db,
  told: { event_id: number; user_ids: number[] },
): Promise<void> {
  if (told.user_ids.length > 0) await enqueue(tx, tellRegistrationsJob, told)
}

/** A job for each person, so that one who cannot be told keeps nobody waiting. */
export const tellEach: HandledJob = handledBy(tellRegistrationsJob, async (db, { event_id, user_ids }) => {
  for (const user_id of user_ids) await tellRegistration(db, { event_id, user_id })
})
