import { type SQL, sql } from 'drizzle-orm'
import type { EventSort } from '../../event-values.contract.ts'
import { courseAt } from './event-status.queries.ts'

export type EventOrder = EventSort | 'relevance'

interface Key {
  by: SQL
  isDescending: boolean
  /** Against its usual direction. */
  isTurned?: boolean
}

const rising = (by: SQL): Key => ({ by, isDescending: false })
const falling = (by: SQL): Key => ({ by, isDescending: true })

/** Bare columns where there are any, so that their indexes give the order. */
const keysOf: Record<EventOrder, (now: Date) => Key[]> = {
  relevance: () => [falling(sql`found.fit`)],
  1: () => [falling(sql`e.registered_count`)],
  2: () => [falling(sql`e.created_at`)],
  3: byDate,
  4: () => [
    falling(sql`coalesce(e.rating_sum::float8 / nullif(e.rating_count, 0), 0)`),
    falling(sql`e.rating_count`),
  ],
}

/** What is live or ahead first, soonest first; then films, newest first; then what is being prepared. */
function byDate(now: Date): Key[] {
  const status = courseAt(now)
  return [
    rising(
      sql`(case ${status} when 'Scheduled' then 0 when 'Upcoming' then 0 when 'On-Demand' then 1 else 2 end)`,
    ),
    rising(sql`(case when ${status} in ('Scheduled', 'Upcoming') then coalesce(extract(epoch from e.start_date_time), 1e12)
      else -extract(epoch from coalesce(r.published_at, e.end_date_time)) end)`),
  ]
}

export interface AskedOrder {
  /** The first decides, each next one where those before find equals. Not empty. */
  sorts: readonly EventOrder[]
  /** Not given: as each order reads best, which is downward for all but the date. */
  isDescending?: boolean | undefined
  now: Date
}

/** The whole order of a list, the id last so that no two events are equal; the newest added has the highest id. */
export function orderKeys({ sorts, isDescending, now }: AskedOrder): Key[] {
  const isTurned = isDescending !== undefined && isDescending !== (sorts[0] !== 3)
  const keys = sorts.flatMap((sort) => keysOf[sort](now))
  keys.push({ by: sql`e.id`, isDescending: sorts[0] === 2 })
  return keys.map((key) => (isTurned ? { ...key, isDescending: !key.isDescending, isTurned } : key))
}

/** No key is null, but an index is used only where the order names its place of nulls: last, read backwards first. */
export const orderBy = (keys: readonly Key[]): SQL =>
  sql.join(
    keys.map(({ by, isDescending, isTurned }) => {
      const direction = `${isDescending ? 'desc' : 'asc'} nulls ${isTurned ? 'first' : 'last'}`
      return sql`${by} ${sql.raw(direction)}`
    }),
    sql`, `,
  )

const nameOf = (place: number) => sql.raw(`key_${place}`)

/** The place of the event that was shown last, as columns of one row; {@link isBehind} reads it under the name `last`. */
export const keyColumns = (keys: readonly Key[]): SQL =>
  sql.join(
    keys.map(({ by }, place) => sql`${by} as ${nameOf(place)}`),
    sql`, `,
  )

/** Behind the last event, key by key: a row comparison knows one direction only. */
export function isBehind(keys: readonly Key[]): SQL {
  const lastOf = (place: number) => sql`(select ${nameOf(place)} from last)`
  const behind = keys.reduceRight<SQL>((rest, { by, isDescending }, place) => {
    const beyond = isDescending ? sql`${by} < ${lastOf(place)}` : sql`${by} > ${lastOf(place)}`
    return sql`(${beyond} or (${by} = ${lastOf(place)} and ${rest}))`
  }, sql`false`)
  const [first] = keys
  if (!first) return behind
  // Says the same once more of the first key alone, so that its index is entered at that place.
  const bound = first.isDescending ? sql`${first.by} <= ${lastOf(0)}` : sql`${first.by} >= ${lastOf(0)}`
  return sql`(${bound} and ${behind})`
}
