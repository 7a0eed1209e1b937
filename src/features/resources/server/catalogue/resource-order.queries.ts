import { type SQL, sql } from 'drizzle-orm'
import type { Sort } from '../../resource-card.contract.ts'

export type Order = Sort | 'relevance'

interface Keys {
  by: SQL[]
  isDescending: boolean
}

/**
 * Every order ends in the id, which runs as the keys before it do: the place behind a cursor is one comparison of
 * rows, which enters the index at that place however many are equal. Bare columns, so that there is an index.
 */
const keysOf: Record<Order, (of: { fit: SQL; published: SQL }) => Keys> = {
  relevance: ({ fit }) => ({ by: [fit], isDescending: true }),
  likes: () => ({ by: [sql`r.likes_count`], isDescending: true }),
  newest: ({ published }) => ({ by: [published], isDescending: true }),
  rating: () => ({ by: [sql`r.rating`, sql`r.rating_count`], isDescending: true }),
  title: () => ({ by: [sql`r.title_order`], isDescending: false }),
}

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
  /** These columns, for a `select`. */
  columnNames: SQL
}

/**
 * The whole order of a list of `resources r`. `fit` says how well a resource fits what was searched; a list with drafts
 * says what stands for their publication.
 */
export function listOrder(
  { sort, isDescending }: AskedOrder,
  { fit = sql`0`, published = sql`r.published_at` }: { fit?: SQL | undefined; published?: SQL | undefined },
): ListOrder {
  const keys = keysOf[sort]({ fit, published })
  const falls = isDescending ?? keys.isDescending
  const by = [...keys.by, sql`r.id`]
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
