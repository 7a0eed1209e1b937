import { text } from 'node:stream/consumers'
import type { Db } from '#platform/db/database.ts'
import { letGoOfUpload } from './sweeping/let-go-of-upload.ts'
import { FileTooLarge, FileTypeNotAllowed, UploadNotFound } from './uploads.errors.ts'
import { findTemporary } from './uploads.queries.ts'
import type { Uploads } from './uploads.ts'

interface Wanted {
  userId: number
  fileId: number
  /** Bytes. */
  most: number
}

/**
 * The content of a text file that this person uploaded; the upload stays temporary.
 * @throws UploadNotFound if it's another person's or was swept, FileTypeNotAllowed, FileTooLarge
 */
export async function textOfUpload(
  db: Db,
  { storage }: Pick<Uploads, 'storage'>,
  of: Wanted,
): Promise<string> {
  const { storage_key } = await findText(db, of)
  return text(await storage.get(storage_key))
}

/**
 * The content of a text file that this person uploaded; the upload is then due to be swept.
 * @throws UploadNotFound if it's another person's or was swept, FileTypeNotAllowed, FileTooLarge
 */
export async function readUploadedText(
  db: Db,
  { storage }: Pick<Uploads, 'storage'>,
  { now, ...of }: Wanted & { now: Date },
): Promise<string> {
  const { storage_key } = await findText(db, of)
  const words = await text(await storage.get(storage_key))
  await letGoOfUpload(db, { address: `/${storage_key}`, now })
  return words
}

async function findText(db: Db, { most, ...of }: Wanted): Promise<{ storage_key: string }> {
  const file = await findTemporary(db, of)
  if (!file) throw new UploadNotFound()
  if (file.kind !== 'text') throw new FileTypeNotAllowed()
  if (file.size_bytes > most) throw new FileTooLarge(most)
  return file
}
