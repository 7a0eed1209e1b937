import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Resources before the person's first, by publication. */
const OF_OTHERS = 1_200

/**
 * Gives a person all resources made by {@link fillResources} except the newest: they own a third, and bookmark half
 * of that and all the rest. Some are drafts, hidden or private.
 */
export async function giveResources(db: Db, user_id: number): Promise<void> {
  const share = (places: string) => sql`id > ${OF_OTHERS} and id % 6 in (${sql.raw(places)})`
  await db.transaction(async (tx) => {
    await tx.execute(sql`update resources set creator_id = ${user_id} where ${share('0, 1')}`)
    await tx.execute(sql`insert into resource_bookmarks (user_id, resource_id)
      select ${user_id}, id from resources where ${share('1, 2, 3, 4, 5')}`)
    await tx.execute(sql`update resources set status = 'draft', published_at = null where id % 41 = 0`)
    await tx.execute(
      sql`update resources set status = 'hidden', hidden_reason = 'Reported' where id % 43 = 0 and status <> 'draft'`,
    )
    await tx.execute(sql`update resources set privacy = 'Only me' where id % 47 = 0`)
    // Many ties in each sort order, so that the id decides.
    await tx.execute(sql`update resources set likes_count = id % 50, title = 'Picture cards ' || id % 50`)
  })
  await db.execute(sql`analyze resources`)
  await db.execute(sql`analyze resource_bookmarks`)
}

const keys = {
  likes: ['likes_count desc', 'id desc'],
  newest: ['coalesce(published_at, created_at) desc', 'id desc'],
  rating: ['rating desc', 'rating_count desc', 'id desc'],
  title: ['title_order', 'id'],
}

/** The expected ids in lists of the person's own resources, in order: computed simply, at any cost. */
export async function ownIds(
  db: Db,
  { user_id, sort, isKeptOnly }: { user_id: number; sort: keyof typeof keys; isKeptOnly: boolean },
): Promise<number[]> {
  const kept = sql`exists (select from resource_bookmarks k where k.user_id = ${user_id} and k.resource_id = r.id)
    and (r.creator_id = ${user_id} or r.status = 'published' and r.privacy = 'Everyone')`
  const found = await rows<{ id: number }>(
    db,
    sql`select id from resources r where ${kept} ${isKeptOnly ? sql`` : sql`or r.creator_id = ${user_id}`}
      order by ${sql.raw(keys[sort].join(', '))}`,
  )
  return found.map(({ id }) => id)
}
