import { type SQL, sql } from 'drizzle-orm'

/** One of the values that a list is sorted by. Later ones break ties. */
export interface OrderKey {
  by: SQL
  isDescending: boolean
  /** Reversed from its default direction. */
  isTurned?: boolean
}

export const rising = (by: SQL): OrderKey => ({ by, isDescending: false })
export const falling = (by: SQL): OrderKey => ({ by, isDescending: true })

/** The reversed order. */
export const turned = (keys: readonly OrderKey[]): OrderKey[] =>
  keys.map((key) => ({ ...key, isDescending: !key.isDescending, isTurned: !key.isTurned }))

/** No key is null, but an index is used only if the order says where nulls go: last, or first when reversed. */
export const orderBy = (keys: readonly OrderKey[]): SQL =>
  sql.join(
    keys.map(({ by, isDescending, isTurned }) => {
      const direction = `${isDescending ? 'desc' : 'asc'} nulls ${isTurned ? 'first' : 'last'}`
      return sql`${by} ${sql.raw(direction)}`
    }),
    sql`, `,
  )

const nameOf = (place: number) => sql.raw(`key_${place}`)

/** The sort position of the last row shown, as columns of one row; {@link isBehind} reads it under the name `last`. */
export const keyColumns = (keys: readonly OrderKey[]): SQL =>
  sql.join(
    keys.map(({ by }, place) => sql`${by} as ${nameOf(place)}`),
    sql`, `,
  )

/** The keys as the columns that {@link keyColumns} selects. */
export const namedKeys = (keys: readonly OrderKey[]): OrderKey[] =>
  keys.map((key, place) => ({ ...key, by: nameOf(place) }))

/**
 * After the last row. If all keys have one direction, this is a single row comparison, which enters an index at that
 * position however many rows are equal; otherwise it compares key by key.
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
  // Repeats the condition for the first key alone, so that its index is entered at that position.
  const bound = first.isDescending ? sql`${first.by} <= ${lastOf(0)}` : sql`${first.by} >= ${lastOf(0)}`
  return sql`(${bound} and ${behind})`
}
