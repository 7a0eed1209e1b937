import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { creatorProfiles, follows } from './creators.tables.ts'

interface Follow {
  follower_id: number
  followed_id: number
}

/**
 * Locks a person's profile until the transaction ends and creates an empty one if needed. Returns false if there is no
 * such person.
 */
export async function lockProfile(tx: Db, user_id: number): Promise<boolean> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), isNull(users.disabled_at)))
  if (!person) return false
  await tx.insert(creatorProfiles).values({ user_id }).onConflictDoNothing()
  await tx
    .select({ user_id: creatorProfiles.user_id })
    .from(creatorProfiles)
    .where(eq(creatorProfiles.user_id, user_id))
    .for('no key update')
  return true
}

const isThis = ({ follower_id, followed_id }: Follow) =>
  and(eq(follows.follower_id, follower_id), eq(follows.followed_id, followed_id))

export async function isFollowed(db: Db, follow: Follow): Promise<boolean> {
  return (await db.$count(follows, isThis(follow))) > 0
}

/** Call it only while the profile is locked, and only for an actual change. */
export async function writeFollow(
  tx: Db,
  { isFollowed, now, ...follow }: Follow & { isFollowed: boolean; now: Date },
): Promise<void> {
  if (isFollowed) await tx.insert(follows).values({ ...follow, created_at: now })
  else await tx.delete(follows).where(isThis(follow))
  await tx
    .update(creatorProfiles)
    .set({ followers_count: sql`${creatorProfiles.followers_count} + ${isFollowed ? 1 : -1}` })
    .where(eq(creatorProfiles.user_id, follow.followed_id))
}

export async function selectFollowers(db: Db, user_id: number): Promise<number> {
  const [profile] = await db
    .select({ followers: creatorProfiles.followers_count })
    .from(creatorProfiles)
    .where(eq(creatorProfiles.user_id, user_id))
  return profile?.followers ?? 0
}

/** Recomputes every profile's count from its rows, after follows were inserted in bulk. */
export async function recountFollowers(db: Db): Promise<void> {
  await db.execute(sql`update creator_profiles c
    set followers_count = (select count(*) from follows f where f.followed_id = c.user_id)`)
}
