import { type SQL, sql } from 'drizzle-orm'
import { mayModerate } from '#foundation/accounts/server/index.ts'
import { type Asking, isListed, isVisibleTo } from '../find-visible-resource.queries.ts'
import { type AskedOrder, type ListOrder, listOrder } from './resource-order.queries.ts'

/** Which of a person's own resources a list holds: all is what they made, in any state, and what they keep. */
export type Own = 'made' | 'drafts' | 'bookmarked' | 'all'

type Viewer = NonNullable<Asking>

const isMade = ({ id }: Viewer): SQL => sql`r.creator_id = ${id}`

/** As an array, so that each is found by its id: among a million, a join or an "or" may have them all read. */
const isAnyOf = (ids: SQL, viewer: Viewer): SQL => sql`(r.id = any(array(${ids})) and ${isVisibleTo(viewer)})`

const keptBy = ({ id }: Viewer): SQL => sql`select resource_id from resource_bookmarks where user_id = ${id}`

/** What a list of one's own holds, as far as the person may see it; for `resources r`. */
export function isAmongMine(viewer: Viewer, own: Own): SQL {
  if (own === 'made') return sql`${isMade(viewer)} and r.status <> 'draft'`
  if (own === 'drafts') return sql`${isMade(viewer)} and r.status = 'draft'`
  const kept = keptBy(viewer)
  if (own === 'bookmarked') return isAnyOf(kept, viewer)
  return isAnyOf(sql`select id from resources where creator_id = ${viewer.id} union ${kept}`, viewer)
}

/** The same in parts that hold no resource twice, for counting: the first part may be enough. */
export function ownParts(viewer: Viewer, own: Own): SQL[] {
  if (own !== 'all') return [isAmongMine(viewer, own)]
  return [
    isMade(viewer),
    sql`${isAnyOf(keptBy(viewer), viewer)} and r.creator_id is distinct from ${viewer.id}`,
  ]
}

/** Two conditions that are met, by one or both, by what a list of a person's own holds. */
export interface OwnStreams {
  /** Of `resources r`, theirs, in whatever state. */
  made: SQL
  /** Of a listed resource with the id `w.id`. */
  listed: SQL
}

/** None for moderators: they also keep what is hidden, which stands in no order of the library. */
export function ownStreams(viewer: Viewer, own: 'all' | 'bookmarked'): OwnStreams | undefined {
  if (mayModerate({ roles: viewer.roles ?? [] })) return undefined
  const isKept = (id: SQL) =>
    sql`exists (select from resource_bookmarks k where k.user_id = ${viewer.id} and k.resource_id = ${id})`
  const made =
    own === 'all' ? isMade(viewer) : sql`${isMade(viewer)} and not (${isListed}) and ${isKept(sql`r.id`)}`
  return { made, listed: isKept(sql`w.id`) }
}

/** Resources of the library that are looked through for what a person keeps, in about a millisecond. */
const MOST_WALKED = 1_000

interface WantedPage {
  ordered: ListOrder
  order: AskedOrder
  /** Behind `last`. */
  isOnward: boolean
  offset: number
  length: number
}

/**
 * A page of what a person made and keeps without sorting all of it: the first that they made come by an index of
 * theirs, and what they keep is looked for among the first of the library in the same order. Where more of it may
 * stand before the end of the page, `gathered` is asked instead.
 */
export function mergedPage({ made, listed }: OwnStreams, wanted: WantedPage) {
  const { ordered, order, isOnward, offset, length } = wanted
  const { columns, columnNames, orderByColumns } = ordered
  const library = listOrder(order, {})
  const behind = ({ isBehind }: ListOrder) => (isOnward ? sql`and ${isBehind}` : sql``)
  const most = offset + length
  const nth = (table: string, place: number) =>
    sql`select ${columnNames} from ${sql.raw(table)} order by ${orderByColumns} limit 1 offset ${place - 1}`
  const parts = [
    sql`made as materialized (select r.id, ${columns} from resources r where ${made} ${behind(ordered)}
      order by ${ordered.orderBy} limit ${most})`,
    sql`walked as materialized (select r.id, ${library.columns} from resources r
      where ${isListed} ${behind(library)} order by ${library.orderBy} limit ${MOST_WALKED})`,
    // What was made and is kept too is the same row twice: once it is united.
    sql`merged as materialized (select * from (select * from made union (select * from walked w
        where coalesce(not ${ordered.standsBehind(nth('made', most))}, true) and ${listed}
        order by ${orderByColumns} limit ${most})) own
      order by ${orderByColumns} limit ${most})`,
    sql`whole as materialized (select (select count(*) from walked) < ${MOST_WALKED} or count(*) = ${most}
      and not bool_or(${ordered.standsBehind(nth('walked', MOST_WALKED))}) as is_whole from merged)`,
  ]
  const isWhole = sql`(select is_whole from whole)`
  return {
    parts,
    select: (gathered: (also: SQL) => SQL) => sql`(select id from merged where ${isWhole}
        order by ${orderByColumns} limit ${length} offset ${offset})
      union all (${gathered(sql`and not ${isWhole}`)})`,
  }
}
