import { DAY_MS } from '#contract/durations.ts'
import type { Db } from '#platform/db/database.ts'
import { QuotaExceeded } from '../uploads.errors.ts'
import { countTemporary, type Waiting } from '../uploads.queries.ts'

/** One person's temporary files per day; files in use don't count. */
export const MOST_TEMPORARY_FILES = 100
export const MOST_TEMPORARY_BYTES = 500 * 1024 * 1024
/** Days for files that nothing uses, and for incomplete uploads. */
export const UNUSED_UPLOADS_RETENTION_DAYS = 1

export function startOfQuota(now: Date): Date {
  return new Date(now.getTime() - UNUSED_UPLOADS_RETENTION_DAYS * DAY_MS)
}

/** An early check before anything is read; the exact count follows when the file is stored. @throws QuotaExceeded */
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
