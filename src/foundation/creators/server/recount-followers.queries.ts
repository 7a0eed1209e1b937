import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Sets the counts of every profile to those of its rows: after many were added at once, past the operations. */
export async function recountFollowers(db: Db): Promise<void> {
  await db.execute(sql`update creator_profiles c
    set followers_count = (select count(*) from follows f where f.followed_id = c.user_id)`)
}
