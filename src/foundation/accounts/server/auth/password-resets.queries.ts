import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { passwordResets } from '../accounts.tables.ts'

export async function insertPasswordReset(
  db: Db,
  reset: { token_hash: string; user_id: number; expires_at: Date; now: Date },
): Promise<void> {
  const { now, ...row } = reset
  await db.insert(passwordResets).values({ ...row, created_at: now })
}

/** Spends the link in one statement: of parallel requests, only one gets the person's id. */
export async function takePasswordReset(
  db: Db,
  { token_hash, now }: { token_hash: string; now: Date },
): Promise<number | undefined> {
  const [taken] = await db
    .update(passwordResets)
    .set({ used_at: now })
    .where(
      and(
        eq(passwordResets.token_hash, token_hash),
        isNull(passwordResets.used_at),
        gt(passwordResets.expires_at, now),
      ),
    )
    .returning({ user_id: passwordResets.user_id })
  return taken?.user_id
}

/** Spends all reset links of a person after a new password was set. */
export async function spendPasswordResets(
  db: Db,
  { user_id, now }: { user_id: number; now: Date },
): Promise<void> {
  await db
    .update(passwordResets)
    .set({ used_at: now })
    .where(and(eq(passwordResets.user_id, user_id), isNull(passwordResets.used_at)))
}
