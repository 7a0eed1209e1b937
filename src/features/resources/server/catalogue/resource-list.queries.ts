import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { type Asking, isListed, isVisibleTo } from '../find-visible-resource.queries.ts'
import { allMet } from './choices.queries.ts'
import { type Choice, withMatching } from './matching-ids.queries.ts'
import { isAmongMine, mergedPage, type Own, type OwnStreams, ownParts } from './own-resources.queries.ts'
import { cardColumns, cardSources, resourceCards } from './resource-card.queries.ts'
import { type AskedOrder, listOrder } from './resource-order.queries.ts'
import { fitOf, hasWords, type ListedSearch, type Search } from './resource-search.queries.ts'

/** Where the rows of a list come from, and how they are counted. */
export interface Source {
  /** A `with` list; null for none. */
  parts: SQL | null
  /** Gives `resources r`. */
  from: SQL
  where: SQL
  search: Search | undefined
  /** There are more than the source gives. */
  isCapped: boolean
  /** What stands for the publication of what isn't published. */
  published?: SQL
  /** What is counted where that is less than all of it; gives an `id` each. */
  counted?: SQL
  /** Parts that have an order each, of a person who has much: {@link mergedPage}. */
  streams?: OwnStreams
}

/**
 * So many are rather gathered and sorted than looked for in the order of the list: looking for twelve among a million
 * takes as long as sorting some thousands.
 */
export const FEW = 3_000
/** Candidates of a search by where the words stand; under other filters more of them, since these take most away. */
const MOST_FOUND = 1_000
const MOST_UNDER_FILTERS = 4_000

export const mostFound = (choices: readonly Choice[]) =>
  choices.length > 0 ? MOST_UNDER_FILTERS : MOST_FOUND

const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `)

/** Without those of these people; for `resources r`. Nothing where there are none, so that nothing else is asked. */
export const butOf = (blocked: readonly number[]): SQL[] =>
  blocked.length > 0 ? [sql`(r.creator_id is null or r.creator_id <> all(${idList(blocked)}))`] : []

/** What everyone sees. `matching` is how many meet the choices. */
export function listedSource(of: {
  choices: readonly Choice[]
  matching: number
  search: ListedSearch | undefined
  /** Whose resources are left out. */
  blocked: readonly number[]
}): Source {
  const { choices, matching, search, blocked } = of
  const shown = [isListed, ...butOf(blocked)]
  if (choices.length > 0 && matching <= FEW)
    return {
      parts: withMatching(choices),
      from: sql`matching join resources r on r.id = matching.id`,
      where: all([...shown, ...(search ? [hasWords(search)] : [])]),
      search,
      isCapped: false,
    }
  const where = all([...shown, ...allMet(choices)])
  if (!search) return { parts: null, from: sql`resources r`, where, search, isCapped: false }
  return {
    parts: null,
    // By one array: a join would enter the index anew for each. Apart, else an order could lead the planner through all.
    from: sql`(select * from resources where id = any(${idList(search.ids)}) offset 0) r`,
    where,
    search,
    isCapped: search.isCapped,
  }
}

/** What a person made or keeps. */
export function personalSource(of: {
  viewer: { id: number }
  own: Own
  choices: readonly Choice[]
  search: Search | undefined
}): Source {
  const { viewer, own, choices, search } = of
  const chosen = [...allMet(choices), ...(search ? [hasWords(search)] : [])]
  return {
    parts: null,
    from: sql`resources r`,
    where: all([isAmongMine(viewer, own), ...chosen]),
    search,
    isCapped: false,
    published: sql`coalesce(r.published_at, r.created_at)`,
    counted: sql.join(
      ownParts(viewer, own).map((part) => sql`select r.id from resources r where ${all([part, ...chosen])}`),
      sql` union all `,
    ),
  }
}

export interface PageOfResources extends AskedOrder {
  viewer: Asking
  language: TextLanguage
  offset: number
  length: number
  /** Id of the last resource already shown. */
  after?: number | undefined
}

/** The ids of the page are found first; the cards are made for these only. */
export async function selectResourceCards(
  db: Db,
  source: Source,
  page: PageOfResources,
): Promise<ResourceCard[]> {
  return resourceCards(
    db,
    sql`${shownResources(source, page)}
    select ${cardColumns(page.language, page.viewer)} from shown join resources r on r.id = shown.id ${cardSources}
    order by shown.place`,
  )
}

/** The page as `shown (id, place)`, for a `select` behind it. */
export function shownResources(source: Source, { after, length, ...order }: PageOfResources): SQL {
  const listOrdered = listOrder(order, {
    fit: source.search && fitOf(source.search),
    published: source.published,
  })
  const { orderBy, columns, isBehind } = listOrdered
  const parts = source.parts ? [source.parts] : []
  if (after !== undefined)
    parts.push(sql`last as materialized (select ${columns} from resources r where r.id = ${after})`)
  const offset = after === undefined ? order.offset : 0
  const behind = after === undefined ? sql`` : sql`and ${isBehind}`
  const gathered = (also: SQL) => sql`select r.id from ${source.from} where ${source.where} ${behind} ${also}
    order by ${orderBy} limit ${length} offset ${offset}`
  const page = source.streams
    ? mergedPage(source.streams, {
        ordered: listOrdered,
        order,
        isOnward: after !== undefined,
        offset,
        length,
      })
    : undefined
  parts.push(...(page ? page.parts : []))
  // Numbered once they stand in their order: over all of them, the fit of each would be found twice.
  parts.push(sql`shown as (select id, row_number() over () as place from (
    ${page ? page.select(gathered) : gathered(sql``)}) page)`)
  return sql`with ${sql.join(parts, sql`, `)}`
}

/** How many rows a source gives, to the cap; `isCapped` says that there are more. */
export async function countSource(db: Db, source: Source): Promise<{ total: number; isCapped: boolean }> {
  const parts = source.parts ? sql`with ${source.parts}` : sql``
  const [counted] = await rows<{ total: number }>(
    db,
    sql`${parts} select count(*)::int as total from (${source.counted ?? sql`select from ${source.from} where ${source.where}`}
      limit ${RECORDS_TOTAL_CAP + 1}) counted`,
  )
  const total = counted?.total ?? 0
  return { total: Math.min(total, RECORDS_TOTAL_CAP), isCapped: source.isCapped || total > RECORDS_TOTAL_CAP }
}

/** Whether a list can go on behind this resource. What the person does not see marks no place: that would tell of it. */
export async function isCursor(db: Db, viewer: Asking, id: number): Promise<boolean> {
  return (
    (await rows(db, sql`select from resources r where r.id = ${id} and ${isVisibleTo(viewer)}`)).length > 0
  )
}
