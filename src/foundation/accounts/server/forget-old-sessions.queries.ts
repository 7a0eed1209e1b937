import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Sessions that ended or ran out before a moment, and links and codes that nobody can use since then. */
export async function deleteEndedBefore(db: Db, moment: Date): Promise<void> {
  const before = sql`${moment.toISOString()}::timestamptz`
  await db.execute(sql`delete from sessions where least(ended_at, expires_at) < ${before}`)
  await db.execute(sql`delete from password_resets where least(used_at, expires_at) < ${before}`)
  await db.execute(sql`delete from email_codes where expires_at < ${before}`)
}
