import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Storage } from '#platform/storage/storage.ts'

const AT_ONCE = 200

const removeFilesJob = defineJob({
  name: 'remove-erased-files',
  payload: z.object({ keys: z.array(z.string()) }),
})

/** Queues the removal of files, so that it only happens if the transaction commits. */
export async function removeFilesLater(tx: Db, keys: readonly string[], startAfter?: Date): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE)
    await enqueue(tx, removeFilesJob, { keys: some }, startAfter ? { startAfter } : {})
  }
}

/** Idempotent: a second run finds nothing to remove. */
export function removeErasedFiles({ storage }: { storage: Storage }): HandledJob {
  return handledBy(removeFilesJob, async (_, { keys }) => {
    for (const key of keys) await storage.delete(key)
  })
}
