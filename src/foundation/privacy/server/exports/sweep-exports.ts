import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { exportsAskedBefore, failExports, forgetExportFile, lockExpiredExports } from './exports.queries.ts'

const AT_ONCE = 20

export const sweepExportsJob = defineJob({
  name: 'sweep-data-exports',
  payload: z.object({}),
  cron: { pattern: '15 * * * *', timezone: HOME_ZONE },
})

/** Each hour, deletes files that are a week old and leftovers of failed exports. */
export function sweepExports({ storage, clock }: { storage: Storage; clock: Clock }): HandledJob {
  return handledBy(sweepExportsJob, async (db) => {
    const now = clock.now()
    // A process that stopped during the last try couldn't record it, and would block further exports.
    await failExports(db, exportsAskedBefore(new Date(now.getTime() - DAY_MS)), now)
    while ((await sweepSome(db, storage, now)) === AT_ONCE);
  })
}

/** A row only drops its file's key together with the file. */
function sweepSome(db: Db, storage: Storage, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockExpiredExports(tx, { now, most: AT_ONCE })
    for (const { id, storage_key } of expired) {
      await storage.delete(storage_key)
      await forgetExportFile(tx, id)
    }
    return expired.length
  })
}
