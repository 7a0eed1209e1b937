import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Mails the person what became of their registration. Written apart, so that registering holds its lock for less time. */
export const tellRegistrationJob = defineJob({
  name: 'tell-registration',
  payload: z.object({
    registration_id: z.int(),
    status: z.enum(['registered', 'waiting', 'offered']),
    /** The moment that belongs to the status: a later one makes this mail stale. */
    since: z.iso.datetime(),
  }),
  atOnce: 2,
})

export async function tellRegistration(
  tx: Db,
  told: { registration_id: number; status: 'registered' | 'waiting' | 'offered'; since: Date },
): Promise<void> {
  await enqueue(tx, tellRegistrationJob, { ...told, since: told.since.toISOString() })
}
