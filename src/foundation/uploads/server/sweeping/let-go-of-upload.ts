import type { Db } from '#platform/db/database.ts'
import { startOfQuota } from '../arriving/upload-quota.ts'
import { makeDue } from '../uploads.queries.ts'

/**
 * Marks a file that nothing uses any more, so that the next sweep deletes its row and bytes. Call it in the transaction
 * of the change: if that fails, the file stays.
 * @param address from `fileAddress`
 */
export async function letGoOfUpload(tx: Db, { address, now }: { address: string; now: Date }): Promise<void> {
  await makeDue(tx, { key: address.replace(/^\//, ''), since: new Date(startOfQuota(now).getTime() - 1) })
}
