import type { Db } from '#platform/db/database.ts'
import { UploadNotFound } from './uploads.errors.ts'
import { keepTemporary } from './uploads.queries.ts'
import type { UploadedFile } from './uploads.tables.ts'

/**
 * Makes this person's temporary files permanent, in the transaction of what uses them. Returns them in the given order.
 * @throws UploadNotFound if one is another person's, was swept or is already in use
 */
export async function claimUpload(
  db: Db,
  wanted: { userId: number; fileIds: readonly number[]; now: Date },
): Promise<UploadedFile[]> {
  const fileIds = [...new Set(wanted.fileIds)]
  if (fileIds.length === 0) return []
  const kept = new Map((await keepTemporary(db, { ...wanted, fileIds })).map((file) => [file.id, file]))
  return fileIds.map((id) => {
    const file = kept.get(id)
    if (!file) throw new UploadNotFound()
    return file
  })
}
