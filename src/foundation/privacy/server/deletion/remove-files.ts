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

/** Has files removed once the transaction is committed, and never when it is not. */
export async function removeFilesLater(tx: Db, keys: readonly string[], startAfter?: Date): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE)
    await enqueue(tx, removeFilesJob, { keys: some }, startAfter ? { startAfter } : {})
  }
}

/** A second run finds nothing left to remove, and that is well. */
export function removeErasedFiles({ storage }: { storage: Storage }): HandledJob {
  return handledBy(removeFilesJob, async (_, { keys }) => {
    for (const key of keys) await storage.delete(key)
  })
}
