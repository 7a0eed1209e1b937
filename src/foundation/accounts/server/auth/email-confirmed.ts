import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

const emailConfirmedJob = defineJob({
  name: 'address-proved',
  payload: z.object({ user_id: z.int() }),
})

/** Queues the job for features that store rows by email: the person's email is now confirmed. */
export async function enqueueEmailConfirmed(tx: Db, user_id: number): Promise<void> {
  await enqueue(tx, emailConfirmedJob, { user_id })
}

/** @param keepers features that store rows by email; must be safe to run again for the same person */
export function emailConfirmed(keepers: ((tx: Db, user_id: number) => Promise<void>)[]): HandledJob {
  return handledBy(emailConfirmedJob, (db, { user_id }) =>
    db.transaction(async (tx) => {
      for (const keep of keepers) await keep(tx, user_id)
    }),
  )
}
