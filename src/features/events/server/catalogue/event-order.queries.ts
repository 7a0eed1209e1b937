import { sql } from 'drizzle-orm'
import { falling, type OrderKey, rising, turned } from '#platform/db/keyset-order.ts'
import type { EventSort } from '../../events.contract.ts'
import { courseAt } from './event-status.queries.ts'

export type EventOrder = EventSort | 'relevance'

/** Bare columns where there are any, so that their indexes give the order. */
const keysOf: Record<EventOrder, (now: Date) => OrderKey[]> = {
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
function byDate(now: Date): OrderKey[] {
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
export function orderKeys({ sorts, isDescending, now }: AskedOrder): OrderKey[] {
  const isTurned = isDescending !== undefined && isDescending !== (sorts[0] !== 3)
  const keys = sorts.flatMap((sort) => keysOf[sort](now))
  keys.push({ by: sql`e.id`, isDescending: sorts[0] === 2 })
  return isTurned ? turned(keys) : keys
}
