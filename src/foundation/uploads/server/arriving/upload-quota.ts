import type { Db } from '#platform/db/database.ts'
import { QuotaExceeded } from '../uploads.errors.ts'
import { countTemporary, type Waiting } from '../uploads.queries.ts'

/** Temporary files of one person in a day; what is claimed no longer counts. */
export const MOST_TEMPORARY_FILES = 100
export const MOST_TEMPORARY_BYTES = 500 * 1024 * 1024
/** Files that nothing uses, and what is left half arrived. */
export const UNUSED_UPLOADS_RETENTION_DAYS = 1
const DAY_MS = 24 * 60 * 60 * 1000

export function startOfQuota(now: Date): Date {
  return new Date(now.getTime() - UNUSED_UPLOADS_RETENTION_DAYS * DAY_MS)
}

/** An early no, before anything is read; the exact count is taken when the file is kept. @throws QuotaExceeded */
export async function checkQuota(
  db: Db,
  { userId, now, bytes }: { userId: number; now: Date; bytes: number },
): Promise<void> {
  refuseBeyondQuota(await countTemporary(db, { userId, since: startOfQuota(now) }), bytes)
}

export function refuseBeyondQuota(waiting: Waiting, bytes: number): void {
  if (waiting.files >= MOST_TEMPORARY_FILES || waiting.bytes + bytes > MOST_TEMPORARY_BYTES) {
    throw new QuotaExceeded()
  }
}
