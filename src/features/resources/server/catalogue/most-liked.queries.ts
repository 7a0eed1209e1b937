import { sql } from 'drizzle-orm'
import { isNotBlockedBy } from '#foundation/creators/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type Asking, isListed } from '../visible-resource.queries.ts'

/** Ids of the most liked resources by people whom the viewer doesn't block, in the order of an index. */
export function selectMostLikedIds(
  db: Db,
  { viewer, length }: { viewer: Asking; length: number },
): Promise<{ id: number }[]> {
  return rows(
    db,
    sql`select r.id from resources r
      where ${isListed('r')} and ${isNotBlockedBy(viewer?.id ?? null, sql`r.creator_id`)}
      order by r.likes_count desc nulls last, r.id desc nulls last limit ${length}`,
  )
}
