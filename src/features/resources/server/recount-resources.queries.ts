import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Sets the counts of every resource to those of its rows: after many were added at once, past the operations. */
export async function recountResources(db: Db): Promise<void> {
  await db.execute(sql`update resources r set
    likes_count = (select count(*) from resource_likes l where l.resource_id = r.id),
    bookmarks_count = (select count(*) from resource_bookmarks b where b.resource_id = r.id),
    shares_count = (select count(*) from resource_shares s where s.resource_id = r.id),
    rating_count = (select count(*) from resource_reviews w where w.resource_id = r.id and w.hidden_at is null),
    rating_sum = (select coalesce(sum(rating), 0) from resource_reviews w
      where w.resource_id = r.id and w.hidden_at is null)`)
}
