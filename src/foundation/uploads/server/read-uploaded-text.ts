import { text } from 'node:stream/consumers'
import type { Db } from '#platform/db/database.ts'
import { letGoOfUpload } from './sweeping/let-go-of-upload.ts'
import { FileTooLarge, FileTypeNotAllowed, UploadNotFound } from './uploads.errors.ts'
import { findTemporary } from './uploads.queries.ts'
import type { Uploads } from './uploads.ts'

/**
 * The content of a text file that this person uploaded; the upload stays temporary.
 * @throws UploadNotFound if it's another person's or was swept, FileTypeNotAllowed, FileTooLarge
 */
export async function textOfUpload(
  db: Db,
  { storage }: Pick<Uploads, 'storage'>,
  { most, ...of }: { userId: number; fileId: number; most: number },
): Promise<string> {
  const file = await findTemporary(db, of)
  if (!file) throw new UploadNotFound()
  if (file.kind !== 'text') throw new FileTypeNotAllowed()
  if (file.size_bytes > most) throw new FileTooLarge(most)
  return text(await storage.get(file.storage_key))
}

/**
 * The content of a text file that this person uploaded; the upload is then due to be swept.
 * @throws UploadNotFound if it's another person's or was swept, FileTypeNotAllowed
 */
export async function readUploadedText(
  db: Db,
  { storage }: Uploads,
  of: { userId: number; fileId: number; now: Date },
): Promise<string> {
  const file = await findTemporary(db, of)
  if (!file) throw new UploadNotFound()
  if (file.kind !== 'text') throw new FileTypeNotAllowed()
  const words = await text(await storage.get(file.storage_key))
  await letGoOfUpload(db, { address: `/${file.storage_key}`, now: of.now })
  return words
}
