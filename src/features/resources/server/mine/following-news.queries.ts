import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { NewResourceOfFollowed } from '../../following-news.contract.ts'
import { withCards } from '../catalogue/resource-card.queries.ts'
import { isListed } from '../visible-resource.queries.ts'

/** The followed people whose news is shown, latest followed first: each costs one index lookup. */
const MOST_FOLLOWED = 5_000

const followedBy = (follower_id: number): SQL =>
  sql`(select followed_id from follows where follower_id = ${follower_id}
    order by created_at desc nulls last, followed_id desc nulls last limit ${MOST_FOLLOWED})`

/**
 * Resources by followed people, latest first. A page can only contain people whose own latest resource is among the
 * latest: so the first step reads one resource per person, and the second reads more only from those people. Scanning
 * the library instead would read all of it when followed people rarely share.
 */
export async function selectResourcesOfFollowed(
  db: Db,
  of: {
    follower_id: number
    language: TextLanguage
    limit: number
    /** Id of the resource before the page. */
    after: number | undefined
  },
): Promise<NewResourceOfFollowed[]> {
  const { follower_id, language, limit, after } = of
  const isBehind =
    after === undefined ? sql`` : sql`and (r.shown_to_all_at, r.id) < (select shown_to_all_at, id from last)`
  const last =
    after === undefined
      ? sql``
      : sql`last as materialized (select shown_to_all_at, id from resources where id = ${after}),`
  const newestOf = (
    person: SQL,
    many: number,
  ) => sql`(select r.id, r.creator_id, r.shown_to_all_at from resources r
    where r.creator_id = ${person} and ${isListed('r')} ${isBehind}
    order by r.shown_to_all_at desc nulls last, r.id desc nulls last limit ${many})`
  const found = await rows<{ id: number; shared_at: string }>(
    db,
    sql`with ${last} makers as (
        select n.creator_id from ${followedBy(follower_id)} f
          cross join lateral ${newestOf(sql`f.followed_id`, 1)} n
        order by n.shown_to_all_at desc, n.id desc limit ${limit})
      select n.id, ${isoUtc(sql`n.shown_to_all_at`)} as shared_at
      from makers cross join lateral ${newestOf(sql`makers.creator_id`, limit)} n
      order by n.shown_to_all_at desc, n.id desc limit ${limit}`,
  )
  return withCards(db, found, { viewer: { id: follower_id }, language })
}

/** Counts no further than one past the cap. */
export async function countResourcesOfFollowed(db: Db, follower_id: number): Promise<number> {
  return countUpTo(
    db,
    sql`select from ${followedBy(follower_id)} f
      join resources r on r.creator_id = f.followed_id where ${isListed('r')}`,
  )
}
