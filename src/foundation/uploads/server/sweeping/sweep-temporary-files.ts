import type { Db } from '#platform/db/database.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { startOfQuota } from '../arriving/upload-quota.ts'
import { takeOutTemporary } from '../uploads.queries.ts'

const AT_ONCE = 50

/**
 * Deletes temporary files unused for a day, each row together with its bytes.
 * @returns how many
 */
export async function sweepTemporaryFiles(db: Db, storage: Storage, now: Date): Promise<number> {
  let swept = 0
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const keys = await takeOutTemporary(tx, { until: startOfQuota(now), most: AT_ONCE })
      await Promise.all(keys.map((key) => storage.delete(key)))
      return keys.length
    })
    swept += count
    if (count < AT_ONCE) return swept
  }
}
