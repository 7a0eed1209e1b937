import type { Db } from '#platform/db/database.ts'
import { UploadNotFound } from './uploads.errors.ts'
import { keepTemporary } from './uploads.queries.ts'
import type { UploadedFile } from './uploads.tables.ts'

/**
 * Keeps temporary files of this person for good, in the caller's transaction, so that what uses them and the keeping
 * come true together. Answers in the order asked for.
 * @throws UploadNotFound where one is another person's, was swept, or is claimed already
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
