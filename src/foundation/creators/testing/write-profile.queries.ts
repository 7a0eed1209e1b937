import { eq, sql } from 'drizzle-orm'
import { users } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { creatorProfiles } from '../server/index.ts'
import type { PublicWork } from '../server/public-work.queries.ts'

/** Features without any public work. */
export const noPublicWork: PublicWork = { resourcesCount: () => sql`0`, isSpeaker: () => sql`false` }

/** Sets a person's profile; by default only an introduction. */
export async function writeProfile(
  db: Db,
  user_id: number,
  words: Partial<Omit<typeof creatorProfiles.$inferInsert, 'user_id'>> = { introduction: 'I teach.' },
): Promise<void> {
  await db
    .insert(creatorProfiles)
    .values({ user_id, ...words })
    .onConflictDoUpdate({ target: creatorProfiles.user_id, set: words })
}

/** Disables an account as an administrator would. */
export async function disablePerson(db: Db, id: number, disabled_at: Date): Promise<void> {
  await db.update(users).set({ disabled_at }).where(eq(users.id, id))
}

export async function givePicture(db: Db, id: number, picture: string): Promise<void> {
  await db.update(users).set({ picture }).where(eq(users.id, id))
}
