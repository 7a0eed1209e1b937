import { type SQL, sql } from 'drizzle-orm'

/** One of the values that a list is ordered by: the first decides, each next one where those before are equal. */
export interface OrderKey {
  by: SQL
  isDescending: boolean
  /** Against its usual direction. */
  isTurned?: boolean
}

export const rising = (by: SQL): OrderKey => ({ by, isDescending: false })
export const falling = (by: SQL): OrderKey => ({ by, isDescending: true })

/** An order read backwards. */
export const turned = (keys: readonly OrderKey[]): OrderKey[] =>
  keys.map((key) => ({ ...key, isDescending: !key.isDescending, isTurned: !key.isTurned }))

/** No key is null, but an index is used only where the order names its place of nulls: last, read backwards first. */
export const orderBy = (keys: readonly OrderKey[]): SQL =>
  sql.join(
    keys.map(({ by, isDescending, isTurned }) => {
      const direction = `${isDescending ? 'desc' : 'asc'} nulls ${isTurned ? 'first' : 'last'}`
      return sql`${by} ${sql.raw(direction)}`
    }),
    sql`, `,
  )

const nameOf = (place: number) => sql.raw(`key_${place}`)

/** The place of the row that was shown last, as columns of one row; {@link isBehind} reads it under the name `last`. */
export const keyColumns = (keys: readonly OrderKey[]): SQL =>
  sql.join(
    keys.map(({ by }, place) => sql`${by} as ${nameOf(place)}`),
    sql`, `,
  )

/** The keys as the columns that {@link keyColumns} makes of them. */
export const namedKeys = (keys: readonly OrderKey[]): OrderKey[] =>
  keys.map((key, place) => ({ ...key, by: nameOf(place) }))

/**
 * Behind the last row. Where all keys run in one direction it is one comparison of rows, which enters an index at that
 * place however many are equal; else it compares key by key.
 */
export function isBehind(keys: readonly OrderKey[]): SQL {
  const lastOf = (place: number) => sql`(select ${nameOf(place)} from last)`
  const [first] = keys
  if (!first) return sql`false`
  if (keys.every(({ isDescending }) => isDescending === first.isDescending)) {
    const listed = (parts: SQL[]) => sql.join(parts, sql`, `)
    const beyond = sql.raw(first.isDescending ? '<' : '>')
    return sql`(${listed(keys.map(({ by }) => by))}) ${beyond} (${listed(keys.map((_, place) => lastOf(place)))})`
  }
  const behind = keys.reduceRight<SQL>((rest, { by, isDescending }, place) => {
    const beyond = isDescending ? sql`${by} < ${lastOf(place)}` : sql`${by} > ${lastOf(place)}`
    return sql`(${beyond} or (${by} = ${lastOf(place)} and ${rest}))`
  }, sql`false`)
  // Says the same once more of the first key alone, so that its index is entered at that place.
  const bound = first.isDescending ? sql`${first.by} <= ${lastOf(0)}` : sql`${first.by} >= ${lastOf(0)}`
  return sql`(${bound} and ${behind})`
}
