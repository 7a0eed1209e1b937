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
  listed(
    keys.map(({ by, isDescending, isTurned }) => {
      const direction = `${isDescending ? 'desc' : 'asc'} nulls ${isTurned ? 'first' : 'last'}`
      return sql`${by} ${sql.raw(direction)}`
    }),
  )

const nameOf = (place: number) => sql.raw(`key_${place}`)

/** The sort position of the last row shown, as columns of one row; {@link isBehind} reads it under the name `last`. */
export const keyColumns = (keys: readonly OrderKey[]): SQL =>
  listed(keys.map(({ by }, place) => sql`${by} as ${nameOf(place)}`))

/** The columns that {@link keyColumns} selects, for a `select`. */
export const keyNames = (keys: readonly OrderKey[]): SQL => listed(keys.map((_, place) => nameOf(place)))

/** The keys as these columns. */
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
    return isBehindRow(keys, listed(keys.map((_, place) => lastOf(place))))
  }
  const behind = keys.reduceRight<SQL>((rest, { by, isDescending }, place) => {
    const beyond = isDescending ? sql`${by} < ${lastOf(place)}` : sql`${by} > ${lastOf(place)}`
    return sql`(${beyond} or (${by} = ${lastOf(place)} and ${rest}))`
  }, sql`false`)
  // Repeats the condition for the first key alone, so that its index is entered at that position.
  const bound = first.isDescending ? sql`${first.by} <= ${lastOf(0)}` : sql`${first.by} >= ${lastOf(0)}`
  return sql`(${bound} and ${behind})`
}

/** After a row with the values of the keys, which all have one direction: a list of them, or a `select` of one row. */
export function isBehindRow(keys: readonly OrderKey[], row: SQL): SQL {
  const beyond = sql.raw(keys[0]?.isDescending ? '<' : '>')
  return sql`(${listed(keys.map(({ by }) => by))}) ${beyond} (${row})`
}

const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
