import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { users } from './accounts.tables.ts'

/** Call it in a transaction: of two who replace at once, each learns of another picture before. */
export async function replacePicture(
  db: Db,
  { user_id, picture }: { user_id: number; picture: string | null },
): Promise<string | null> {
  const [before] = await db
    .select({ picture: users.picture })
    .from(users)
    .where(eq(users.id, user_id))
    .for('update')
  await db.update(users).set({ picture }).where(eq(users.id, user_id))
  return before?.picture ?? null
}
