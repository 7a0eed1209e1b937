import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** The mail server rejected this email on every try. */
export async function failMail(db: Db, key: string): Promise<void> {
  await db.execute(sql`update mails set status = 'failed' where key = ${key}`)
}
