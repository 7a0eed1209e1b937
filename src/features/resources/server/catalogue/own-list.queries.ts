import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { mayModerate } from '#foundation/accounts/server/index.ts'
import { allMet } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  isBehind,
  isBehindRow,
  keyColumns,
  keyNames,
  namedKeys,
  type OrderKey,
  orderBy,
} from '#platform/db/keyset-order.ts'
import { all, rows } from '#platform/db/query.ts'
import { type Asking, isListed, isVisibleTo } from '../visible-resource.queries.ts'
import { type Choice, LIBRARY } from './choices.queries.ts'
import { FEW, orderKeys, type Page } from './resource-list.queries.ts'
import { hasWords, relevanceOf, type Search } from './resource-search.queries.ts'

// Lists of what a person created or bookmarked. Everything here refers to `resources r`.

type Viewer = NonNullable<Asking>

/** The content of a person's own list, and its filters. */
export interface OwnNarrowed {
  viewer: Viewer
  /** `all` is what they created, in any state, and what they bookmarked. */
  own: 'made' | 'drafts' | 'bookmarked' | 'all'
  choices: readonly Choice[]
  search: Search | undefined
}

/** Replaces the publication date of unpublished resources. */
const published = sql`coalesce(r.published_at, r.created_at)`

/** The ids of the page, in order. `total` is the length of the list. */
export function selectOwnIds(
  db: Db,
  { total, ...narrowed }: OwnNarrowed & { total: number },
  { after, limit, offset: asked, ...order }: Page,
): Promise<{ id: number }[]> {
  const { viewer, own, choices, search } = narrowed
  const ordered = orderKeys('r', order, { relevance: search && relevanceOf('r', search), published })
  const offset = after === undefined ? asked : 0
  const behind = (keys: OrderKey[]) => (after === undefined ? sql`` : sql`and ${isBehind(keys)}`)
  const last = sql`last as materialized (select ${keyColumns(ordered)} from resources r where r.id = ${after ?? null}::int)`
  const gathered = sql`select r.id from resources r
    where ${all([isAmongMine(viewer, own), ...isNarrowed(narrowed)])} ${behind(ordered)}`
  const window = sql`limit ${limit} offset ${offset}`
  const isMuch = total > FEW && !search && choices.length === 0
  // Moderators can also bookmark hidden resources, which no order of the library contains.
  if (!isMuch || own === 'made' || own === 'drafts' || mayModerate({ roles: viewer.roles ?? [] }))
    return rows(db, sql`with ${last} ${gathered} order by ${orderBy(ordered)} ${window}`)

  // Avoids sorting everything: the person's own resources come from an index, and bookmarks are looked for among the
  // first of the library in the same order. A resource that is both appears once, after the union. If more of it could
  // come before the end of the page, everything is collected instead.
  const library = orderKeys('r', order)
  const named = namedKeys(ordered)
  const most = offset + limit
  const isKept = (id: SQL) =>
    sql`exists (select from resource_bookmarks k where k.user_id = ${viewer.id} and k.resource_id = ${id})`
  const isMine =
    own === 'all' ? isMade(viewer) : sql`${isMade(viewer)} and not ${isListed('r')} and ${isKept(sql`r.id`)}`
  const nth = (table: string, place: number) =>
    sql`select ${keyNames(ordered)} from ${sql.raw(table)} order by ${orderBy(named)} limit 1 offset ${place - 1}`
  return rows(
    db,
    sql`with ${last},
      made as materialized (select r.id, ${keyColumns(ordered)} from resources r where ${isMine} ${behind(ordered)}
        order by ${orderBy(ordered)} limit ${most}),
      walked as materialized (select r.id, ${keyColumns(library)} from resources r
        where ${isListed('r')} ${behind(library)} order by ${orderBy(library)} limit ${MOST_WALKED}),
      merged as materialized (select * from (select * from made union (select * from walked w
          where coalesce(not ${isBehindRow(named, nth('made', most))}, true) and ${isKept(sql`w.id`)}
          order by ${orderBy(named)} limit ${most})) own
        order by ${orderBy(named)} limit ${most}),
      whole as materialized (select (select count(*) from walked) < ${MOST_WALKED} or count(*) = ${most}
        and not bool_or(${isBehindRow(named, nth('walked', MOST_WALKED))}) as is_whole from merged)
      (select id from merged where (select is_whole from whole) order by ${orderBy(named)} ${window})
      union all (${gathered} and not (select is_whole from whole) order by ${orderBy(ordered)} ${window})`,
  )
}

/** How many resources of the library are searched for a person's bookmarks, in about a millisecond. */
const MOST_WALKED = 1_000

/** The number of resources, up to the cap; `isCapped` says that there are more. */
export async function countOwn(db: Db, narrowed: OwnNarrowed): Promise<{ total: number; isCapped: boolean }> {
  const { viewer, own } = narrowed
  // Counted in disjoint parts: the first may be enough.
  const parts =
    own === 'all'
      ? [
          isMade(viewer),
          sql`${isAnyOf(keptBy(viewer), viewer)} and r.creator_id is distinct from ${viewer.id}`,
        ]
      : [isAmongMine(viewer, own)]
  const each = parts.map(
    (part) => sql`select r.id from resources r where ${all([part, ...isNarrowed(narrowed)])}`,
  )
  const [counted] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total
      from (${sql.join(each, sql` union all `)} limit ${RECORDS_TOTAL_CAP + 1}) counted`,
  )
  const total = counted?.total ?? 0
  return { total: Math.min(total, RECORDS_TOTAL_CAP), isCapped: total > RECORDS_TOTAL_CAP }
}

/** Whether there are any. */
export async function hasOwn(db: Db, narrowed: OwnNarrowed): Promise<boolean> {
  const conditions = [isAmongMine(narrowed.viewer, narrowed.own), ...isNarrowed(narrowed)]
  return (await rows(db, sql`select from resources r where ${all(conditions)} limit 1`)).length > 0
}

const isNarrowed = ({ choices, search }: OwnNarrowed): SQL[] => [
  ...allMet(LIBRARY, 'r', choices),
  ...(search ? [hasWords('r', search)] : []),
]

/** The content of a person's own list, as far as they may see it. */
function isAmongMine(viewer: Viewer, own: OwnNarrowed['own']): SQL {
  if (own === 'made') return sql`${isMade(viewer)} and r.status <> 'draft'`
  if (own === 'drafts') return sql`${isMade(viewer)} and r.status = 'draft'`
  const kept = keptBy(viewer)
  if (own === 'bookmarked') return isAnyOf(kept, viewer)
  return isAnyOf(sql`select id from resources where creator_id = ${viewer.id} union ${kept}`, viewer)
}

const isMade = ({ id }: Viewer): SQL => sql`r.creator_id = ${id}`

const keptBy = ({ id }: Viewer): SQL => sql`select resource_id from resource_bookmarks where user_id = ${id}`

/**
 * Whether a resource is one of these. They are an array, so that each is found by its id: a join or an "or" might read
 * a million.
 */
const isAnyOf = (ids: SQL, viewer: Viewer): SQL =>
  sql`(r.id = any(array(${ids})) and ${isVisibleTo('r', viewer)})`
