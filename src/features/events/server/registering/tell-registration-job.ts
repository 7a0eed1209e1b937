import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'

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
