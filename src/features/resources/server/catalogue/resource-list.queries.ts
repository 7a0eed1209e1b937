import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { allMet, withMatching } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { all, rows } from '#platform/db/query.ts'
import type { Sort } from '../../resource-card.contract.ts'
import { type Asking, isListed, isVisibleTo } from '../visible-resource.queries.ts'
import { type Choice, LIBRARY } from './choices.queries.ts'
import { hasWords, type ListedSearch, relevanceOf } from './resource-search.queries.ts'

// The list that everyone sees, and the order that it shares with lists of one's own.

/** What narrows the library. */
export interface Narrowed {
  choices: readonly Choice[]
  /** How many meet the choices. */
  matching: number
  search: ListedSearch | undefined
  /** The people whose resources are left out. */
  blocked: readonly number[]
}

export interface Page extends AskedOrder {
  offset: number
  length: number
  /** Id of the last resource already shown; takes the place of the offset. */
  after?: number | undefined
}

/**
 * Up to so many resources are gathered and sorted; more are looked for in the order of the list. Looking for twelve
 * among a million takes as long as sorting some thousands.
 */
export const FEW = 3_000
/** Candidates of a search by where the words stand; under other filters more of them, since these take most away. */
const MOST_FOUND = 1_000
const MOST_UNDER_FILTERS = 4_000

export const mostFound = (choices: readonly Choice[]) =>
  choices.length > 0 ? MOST_UNDER_FILTERS : MOST_FOUND

/** The ids of the page, in its order. */
export function selectListedIds(
  db: Db,
  narrowed: Narrowed,
  { after, offset, length, ...order }: Page,
): Promise<{ id: number }[]> {
  const { orderBy, columns, isBehind } = listOrder('r', order, {
    relevance: narrowed.search && relevanceOf('r', narrowed.search),
  })
  const { withList, listed } = listedBy(narrowed)
  return rows(
    db,
    sql`with ${withList} last as materialized (select ${columns} from resources r where r.id = ${after ?? null}::int)
      select r.id ${listed} ${after === undefined ? sql`` : sql`and ${isBehind}`}
      order by ${orderBy} limit ${length} offset ${after === undefined ? offset : 0}`,
  )
}

/** How many there are, to the cap; `isCapped` says that there are more. */
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

/** Whether all that meets the choices is gathered, so that no candidates of a search are needed. */
const isGathered = ({ choices, matching }: Pick<Narrowed, 'choices' | 'matching'>) =>
  choices.length > 0 && matching <= FEW

/** What `from` and `where` say of listed resources `r`, with what stands in the `with` before them. */
function listedBy({ choices, matching, search, blocked }: Narrowed): { withList: SQL; listed: SQL } {
  const ofOthers = sql`and (r.creator_id is null or r.creator_id <> all(${idList(blocked)}))`
  // Nothing is said where nobody is blocked, so that nothing else is asked.
  const shown = sql`${isListed('r')} ${blocked.length > 0 ? ofOthers : sql``}`
  if (isGathered({ choices, matching }))
    return {
      withList: sql`${withMatching(LIBRARY, choices)},`,
      listed: sql`from matching join resources r on r.id = matching.id
        where ${shown} ${search ? sql`and ${hasWords('r', search)}` : sql``}`,
    }
  // By one array: a join would enter the index anew for each. Apart, else an order could lead the planner through all.
  const from = search
    ? sql`(select * from resources where id = any(${idList(search.ids)}) offset 0) r`
    : sql`resources r`
  return {
    withList: sql``,
    listed: sql`from ${from} where ${all([shown, ...allMet(LIBRARY, 'r', choices)])}`,
  }
}

/**
 * Whether a list can go on behind this resource. What the person does not see marks no place: that would tell of it.
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
  /** Not given: as each order reads best, which is upward for the title alone. */
  isDescending?: boolean | undefined
}

export interface ListOrder {
  /** Behind `order by`. */
  orderBy: SQL
  /** The keys of a resource as columns of one row, for a `last as (select … from resources r)`. */
  columns: SQL
  /** Behind the resource that `last` is of. */
  isBehind: SQL
  /** Behind `order by` where rows have these columns already. */
  orderByColumns: SQL
  /** Whether a row of these columns stands behind the one row of them that `select` gives. */
  standsBehind: (select: SQL) => SQL
  /** The columns of the order, for a `select`. */
  columnNames: SQL
}

interface Keys {
  by: SQL[]
  isDescending: boolean
}

/**
 * Every order ends in the id, which runs as the keys before it do: the place behind a cursor is one comparison of
 * rows, which enters the index at that place however many are equal. Bare columns, so that there is an index.
 */
const keysOf: Record<Order, (r: SQL, of: { relevance: SQL; published: SQL }) => Keys> = {
  relevance: (_, { relevance }) => ({ by: [relevance], isDescending: true }),
  likes: (r) => ({ by: [sql`${r}.likes_count`], isDescending: true }),
  newest: (_, { published }) => ({ by: [published], isDescending: true }),
  rating: (r) => ({ by: [sql`${r}.rating`, sql`${r}.rating_count`], isDescending: true }),
  title: (r) => ({ by: [sql`${r}.title_order`], isDescending: false }),
}

/**
 * The whole order of a list. Takes the name of `resources`; `relevance` is that of a row to the search, and a list
 * with drafts says what stands for their publication.
 */
export function listOrder(
  resource: string,
  { sort, isDescending }: AskedOrder,
  of: { relevance?: SQL | undefined; published?: SQL | undefined } = {},
): ListOrder {
  const r = sql.raw(resource)
  const { relevance = sql`0`, published = sql`${r}.published_at` } = of
  const keys = keysOf[sort](r, { relevance, published })
  const falls = isDescending ?? keys.isDescending
  const by = [...keys.by, sql`${r}.id`]
  // No key of a listed resource is null, but an index is used only where the order names its place of nulls.
  const isTurned = falls !== keys.isDescending
  const direction = sql.raw(`${falls ? 'desc' : 'asc'} nulls ${isTurned ? 'first' : 'last'}`)
  const name = (place: number) => sql.raw(`key_${place}`)
  const columns = by.map((key, place) => sql`${key} as ${name(place)}`)
  const last = by.map((_, place) => sql`(select ${name(place)} from last)`)
  const names = by.map((_, place) => name(place))
  const behind = sql.raw(falls ? '<' : '>')
  const inOrder = (keys: SQL[]) => listed(keys.map((key) => sql`${key} ${direction}`))
  return {
    orderBy: inOrder(by),
    columns: listed(columns),
    isBehind: sql`(${listed(by)}) ${behind} (${listed(last)})`,
    orderByColumns: inOrder(names),
    standsBehind: (select) => sql`(${listed(names)}) ${behind} (${select})`,
    columnNames: listed(names),
  }
}

const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
