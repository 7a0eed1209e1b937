import type { Db } from '#platform/db/database.ts'
import { startOfQuota } from '../arriving/upload-quota.ts'
import { makeDue } from '../uploads.queries.ts'

/**
 * Nothing uses the file any more: the next sweep deletes its row and bytes. In the caller's transaction, so that the
 * file stays where the change that made it useless does not come true.
 * @param address of `fileAddress`
 */
export async function letGoOfUpload(tx: Db, { address, now }: { address: string; now: Date }): Promise<void> {
  await makeDue(tx, { key: address.replace(/^\//, ''), since: new Date(startOfQuota(now).getTime() - 1) })
}
