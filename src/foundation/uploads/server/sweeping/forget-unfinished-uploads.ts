import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Uploads } from '../uploads.ts'

const forgetJob = defineJob({
  name: 'forget-unfinished-uploads',
  payload: z.object({ user_id: z.int() }),
})

/** Queues the removal of a person's unfinished uploads, which happens once the transaction commits. */
export async function forgetUnfinishedOf(tx: Db, user_id: number): Promise<void> {
  await enqueue(tx, forgetJob, { user_id })
}

/** Deletes a person's unfinished uploads; of those in folders, other machines sweep theirs within a day. */
export function forgetUnfinishedUploads({ uploads }: { uploads: Pick<Uploads, 'parts'> }): HandledJob {
  return handledBy(forgetJob, async (_, { user_id }) => uploads.parts.removeAllOf(user_id))
}
