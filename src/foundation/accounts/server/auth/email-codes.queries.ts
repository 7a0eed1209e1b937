import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { emailCodes } from '../accounts.tables.ts'

/** Replaces any earlier code. */
export async function replaceEmailCode(
  db: Db,
  code: { user_id: number; code_hash: string; expires_at: Date; now: Date },
): Promise<void> {
  const { now, ...row } = code
  const fresh = { ...row, tries: 0, created_at: now }
  await db.insert(emailCodes).values(fresh).onConflictDoUpdate({ target: emailCodes.user_id, set: fresh })
}

/** Counts a try and returns the code in one statement, so that parallel tries all count. */
export async function takeTry(
  db: Db,
  user_id: number,
): Promise<{ code_hash: string; expires_at: Date; tries: number } | undefined> {
  const [code] = await db
    .update(emailCodes)
    .set({ tries: sql`least(${emailCodes.tries} + 1, 100)` })
    .where(eq(emailCodes.user_id, user_id))
    .returning({
      code_hash: emailCodes.code_hash,
      expires_at: emailCodes.expires_at,
      tries: emailCodes.tries,
    })
  return code
}

export async function deleteEmailCode(db: Db, user_id: number): Promise<void> {
  await db.delete(emailCodes).where(eq(emailCodes.user_id, user_id))
}
