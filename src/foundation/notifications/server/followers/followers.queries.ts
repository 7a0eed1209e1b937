import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The end of a batch of followers. The time is as PostgreSQL writes it, in microseconds. */
export interface FollowCursor {
  followed_at: string
  follower_id: number
}

/** People who have followed since before `until`, newest first. */
export function selectFollowers(
  db: Db,
  of: { user_id: number; until: string; after: FollowCursor | undefined; limit: number },
): Promise<FollowCursor[]> {
  const { user_id, until, after, limit } = of
  const place = after
    ? sql`(created_at, follower_id) < (${after.followed_at}::timestamptz, ${after.follower_id}::int)`
    : sql`created_at <= ${until}::timestamptz`
  return rows<FollowCursor>(
    db,
    sql`select follower_id, created_at::text as followed_at from follows
      where followed_id = ${user_id} and ${place} order by created_at desc nulls last, follower_id desc nulls last limit ${limit}`,
  )
}
