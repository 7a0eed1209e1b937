import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { users } from '../accounts.tables.ts'
import type { NewUser } from '../people/users.queries.ts'

/** Sets the given columns of a person; does nothing if there are none. */
export async function changeUser(db: Db, user_id: number, changes: Partial<NewUser>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.update(users).set(changes).where(eq(users.id, user_id))
}

export async function isEmailTaken(
  db: Db,
  { email, user_id }: { email: string; user_id: number },
): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), ne(users.id, user_id)))) > 0
}

export async function isUsernameTaken(
  db: Db,
  { username, user_id }: { username: string; user_id: number },
): Promise<boolean> {
  return (await db.$count(users, and(eq(users.username, username), ne(users.id, user_id)))) > 0
}

/** Returns the previous picture. Call it in a transaction: of two parallel replacements, each gets a different one. */
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
