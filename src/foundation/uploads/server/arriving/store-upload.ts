import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Db } from '#platform/db/database.ts'
import { newKey } from '#platform/storage/storage.ts'
import { identifyFile } from '../checking/identify-file.ts'
import { FileIsDamaged, FileTooLarge, UploadNotFound } from '../uploads.errors.ts'
import { deleteUploadedFile, findByStorageKey, insertWithinQuota } from '../uploads.queries.ts'
import type { NewUploadedFile, UploadedFile } from '../uploads.tables.ts'
import type { Uploads } from '../uploads.ts'
import { type Arrival, mostBytesOf, withArrival } from './arrivals.ts'
import { cleanFileName } from './clean-file-name.ts'
import { oneOfFew } from './one-of-few.ts'
import { checkQuota, refuseBeyondQuota, startOfQuota } from './upload-quota.ts'

interface Sent {
  userId: number
  /** The name that the person gave it. */
  name: string
  now: Date
  resumableId?: string
}

/**
 * Stores a file as a temporary one for a day: identified by its bytes, pictures re-encoded. Nothing remains of a
 * refused or interrupted file.
 * @throws FileTooLarge, FileTypeNotAllowed, PictureTooLarge, FileIsDamaged, DocumentUnpacksTooLarge, QuotaExceeded,
 * TooManyUploadsAtOnce, FileHasVirus, ScannerAway
 */
export function storeUpload(
  db: Db,
  uploads: Uploads,
  sent: Sent & { bytes: Readable },
): Promise<UploadedFile> {
  return oneOfFew(sent.userId, async () => {
    await checkQuota(db, { ...sent, bytes: 0 })
    return withArrival(uploads.arrivals, sent.bytes, (arrival) =>
      storeArrived(db, uploads, { ...sent, arrival }),
    )
  })
}

/** Stores a file that has arrived completely, without deleting the local copy. @throws as `storeUpload` */
export async function storeArrived(
  db: Db,
  uploads: Uploads,
  { arrival, ...sent }: Sent & { arrival: Arrival },
): Promise<UploadedFile> {
  if (arrival.size === 0) throw new FileIsDamaged()
  const facts = await identifyFile(arrival.path)
  if (arrival.size > mostBytesOf(facts.kind)) throw new FileTooLarge(mostBytesOf(facts.kind))
  await uploads.scanner.check(arrival.path)
  const file = {
    user_id: sent.userId,
    storage_key: newKey('files'),
    name: cleanFileName(sent.name, facts),
    media_type: facts.mediaType,
    kind: facts.kind,
    resumable_id: sent.resumableId ?? null,
    created_at: sent.now,
  }
  if (facts.kind !== 'picture') {
    return keep(db, uploads, { path: arrival.path, file: { ...file, size_bytes: arrival.size } })
  }
  const path = `${arrival.path}.made`
  try {
    const [size] = await uploads.pictures.remake(arrival.path, {
      person: sent.userId,
      outputs: [{ path, isOwnKind: true }],
    })
    const { size: bytes } = await stat(path)
    const picture = { ...file, size_bytes: bytes, width: size?.width ?? null, height: size?.height ?? null }
    return await keep(db, uploads, { path, file: picture })
  } finally {
    await rm(path, { force: true })
  }
}

/** Writes the row first: if the process stops before the bytes are stored, the sweep finds them by it. */
async function keep(
  db: Db,
  { storage }: Uploads,
  { path, file }: { path: string; file: NewUploadedFile & { created_at: Date } },
): Promise<UploadedFile> {
  const row = await insertWithinQuota(db, file, {
    since: startOfQuota(file.created_at),
    check: (waiting) => refuseBeyondQuota(waiting, file.size_bytes),
  })
  try {
    await storage.put(row.storage_key, createReadStream(path), { size: row.size_bytes, type: row.media_type })
  } catch (error) {
    await deleteUploadedFile(db, row.id)
    throw error
  }
  // The account was deleted meanwhile and the row with it, so nothing would sweep the bytes.
  if (!(await findByStorageKey(db, row.storage_key))) {
    await storage.delete(row.storage_key)
    throw new UploadNotFound()
  }
  return row
}
