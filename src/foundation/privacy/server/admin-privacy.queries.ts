import { sql } from 'drizzle-orm'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** How many accounts were erased in the year before this moment. */
export function countErased(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - YEAR_MS).toISOString()
  return countRows(
    db,
    sql`audit_log where kind = 'person' and action = 'account-erased' and at > ${since}::timestamptz`,
  )
}
