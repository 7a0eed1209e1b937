import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { allMet, withMatching } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import {
  falling,
  isBehind,
  keyColumns,
  type OrderKey,
  orderBy,
  rising,
  turned,
} from '#platform/db/keyset-order.ts'
import { all, rows } from '#platform/db/query.ts'
import type { Sort } from '../../resource-card.contract.ts'
import { type Asking, isListed, isVisibleTo } from '../visible-resource.queries.ts'
import { type Choice, LIBRARY } from './choices.queries.ts'
import { hasWords, type ListedSearch, relevanceOf } from './resource-search.queries.ts'

// The list that everyone sees, and the sort order that people's own lists share.

/** The filters of the library. */
export interface Narrowed {
  choices: readonly Choice[]
  /** How many resources match the choices. */
  matching: number
  search: ListedSearch | undefined
  /** The people whose resources are left out. */
  blocked: readonly number[]
}

export interface Page extends AskedOrder {
  limit: number
  offset: number
  /** Id of the last resource already shown; replaces the offset. */
  after?: number | undefined
}

/**
 * Up to this many resources are collected and sorted; with more, the list is read in its order. Finding twelve among a
 * million takes as long as sorting a few thousand.
 */
export const FEW = 3_000
/**
 * The most candidates of a search for each vector. With other filters there are more, because those remove most of
 * them.
 */
const MOST_FOUND = 1_000
const MOST_UNDER_FILTERS = 4_000

export const mostFound = (choices: readonly Choice[]) =>
  choices.length > 0 ? MOST_UNDER_FILTERS : MOST_FOUND

/** The ids of the page, in order. */
export function selectListedIds(
  db: Db,
  narrowed: Narrowed,
  { after, limit, offset, ...order }: Page,
): Promise<{ id: number }[]> {
  const keys = orderKeys('r', order, {
    relevance: narrowed.search && relevanceOf('r', narrowed.search),
  })
  const { withList, listed } = listedBy(narrowed)
  return rows(
    db,
    sql`with ${withList} last as materialized (select ${keyColumns(keys)} from resources r where r.id = ${after ?? null}::int)
      select r.id ${listed} ${after === undefined ? sql`` : sql`and ${isBehind(keys)}`}
      order by ${orderBy(keys)} limit ${limit} offset ${after === undefined ? offset : 0}`,
  )
}

/** The number of resources, up to the cap; `isCapped` says that there are more. */
export async function countListed(db: Db, narrowed: Narrowed): Promise<{ total: number; isCapped: boolean }> {
  const { withList, listed } = listedBy(narrowed)
  const [counted] = await rows<{ total: number }>(
    db,
    sql`with ${withList} listed as (select r.id ${listed} limit ${RECORDS_TOTAL_CAP + 1})
      select count(*)::int as total from listed`,
  )
  const total = counted?.total ?? 0
  const isPart = !isGathered(narrowed) && narrowed.search?.isCapped === true
  return { total: Math.min(total, RECORDS_TOTAL_CAP), isCapped: isPart || total > RECORDS_TOTAL_CAP }
}

/** Whether all resources that match the choices are collected, so that no search candidates are needed. */
const isGathered = ({ choices, matching }: Pick<Narrowed, 'choices' | 'matching'>) =>
  choices.length > 0 && matching <= FEW

/** The `from` and `where` clauses of listed resources `r`, with the `with` list that they need. */
function listedBy({ choices, matching, search, blocked }: Narrowed): { withList: SQL; listed: SQL } {
  const ofOthers = sql`and (r.creator_id is null or r.creator_id <> all(${idList(blocked)}))`
  // The condition is left out if nobody is blocked, so that it costs nothing.
  const shown = sql`${isListed('r')} ${blocked.length > 0 ? ofOthers : sql``}`
  if (isGathered({ choices, matching }))
    return {
      withList: sql`${withMatching(LIBRARY, choices)},`,
      listed: sql`from matching join resources r on r.id = matching.id
        where ${shown} ${search ? sql`and ${hasWords('r', search)}` : sql``}`,
    }
  // As one array: a join would enter the index again for each. Kept separate, or a sort order could lead the planner
  // through all.
  const from = search
    ? sql`(select * from resources where id = any(${idList(search.ids)}) offset 0) r`
    : sql`resources r`
  return {
    withList: sql``,
    listed: sql`from ${from} where ${all([shown, ...allMet(LIBRARY, 'r', choices)])}`,
  }
}

/**
 * Whether a list can continue after this resource. One that the person can't see isn't a valid cursor: that would
 * reveal it.
 */
export async function isCursor(db: Db, viewer: Asking, id: number): Promise<boolean> {
  return (
    (await rows(db, sql`select from resources r where r.id = ${id} and ${isVisibleTo('r', viewer)}`)).length >
    0
  )
}

type Order = Sort | 'relevance'

export interface AskedOrder {
  sort: Order
  /** By default the usual direction of each order, which is ascending only for the title. */
  isDescending?: boolean | undefined
}

/**
 * Every order has one direction, with the id at its end, so that the position after a cursor is a single row
 * comparison. Bare columns, so that there is an index.
 */
const keysOf: Record<Order, (r: SQL, of: { relevance: SQL; published: SQL }) => OrderKey[]> = {
  relevance: (r, { relevance }) => [falling(relevance), falling(sql`${r}.id`)],
  likes: (r) => [falling(sql`${r}.likes_count`), falling(sql`${r}.id`)],
  newest: (r, { published }) => [falling(published), falling(sql`${r}.id`)],
  rating: (r) => [falling(sql`${r}.rating`), falling(sql`${r}.rating_count`), falling(sql`${r}.id`)],
  title: (r) => [rising(sql`${r}.title_order`), rising(sql`${r}.id`)],
}

/**
 * The complete order of a list. Takes the alias of `resources`; `relevance` is a row's relevance to the search, and a
 * list with drafts passes a replacement for their publication date.
 */
export function orderKeys(
  resource: string,
  { sort, isDescending }: AskedOrder,
  of: { relevance?: SQL | undefined; published?: SQL | undefined } = {},
): OrderKey[] {
  const r = sql.raw(resource)
  const { relevance = sql`0`, published = sql`${r}.published_at` } = of
  const keys = keysOf[sort](r, { relevance, published })
  return isDescending === undefined || isDescending === keys[0]?.isDescending ? keys : turned(keys)
}
