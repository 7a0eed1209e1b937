import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

const personRenamedJob = defineJob({
  name: 'person-renamed',
  payload: z.object({ user_id: z.int() }),
  changesPages: true,
})

/** Queues the job for features that store copies of a person's name. */
export async function enqueuePersonRenamed(tx: Db, user_id: number): Promise<void> {
  await enqueue(tx, personRenamedJob, { user_id })
}

/** @param keepers features that store names; must be safe to run again for the same change */
export function personRenamed(keepers: ((tx: Db, user_id: number) => Promise<void>)[]): HandledJob {
  return handledBy(personRenamedJob, (db, { user_id }) =>
    db.transaction(async (tx) => {
      for (const keep of keepers) await keep(tx, user_id)
    }),
  )
}
