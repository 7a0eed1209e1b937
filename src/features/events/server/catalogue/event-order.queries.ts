import { type SQL, sql } from 'drizzle-orm'
import { falling, type OrderKey, rising, turned } from '#platform/db/keyset-order.ts'
import { type EventSort, SORT_CODES } from '../../events.contract.ts'
import { placeOf } from './event-place.queries.ts'
import { at, hasFilm } from './event-status.queries.ts'

// The orders of a list. Everything here speaks of `events e`.

export type EventOrder = EventSort | 'relevance'

export interface AskedOrder {
  /** The first decides, each next one where those before find equals. Not empty. */
  sorts: readonly EventOrder[]
  /** Without it, each order has its natural direction: descending, except by date. */
  isDescending?: boolean | undefined
}

interface Keys {
  now: Date
  /** For events whose status the clock no longer changes, the columns of an index. */
  isSettled?: boolean
  relevance?: SQL | undefined
}

/** Bare columns where there are any, so that their indexes give the order. */
const keysOf: Record<EventOrder, (of: Keys) => OrderKey[]> = {
  relevance: ({ relevance = sql`0` }) => [falling(relevance)],
  [SORT_CODES.registered]: () => [falling(sql`e.registered_count`)],
  [SORT_CODES.newest]: () => [falling(sql`e.created_at`)],
  [SORT_CODES.date]: byDate,
  [SORT_CODES.rating]: () => [
    falling(sql`(coalesce(e.rating_sum::float8 / nullif(e.rating_count, 0), 0))`),
    falling(sql`e.rating_count`),
  ],
}

/** What is live or upcoming first, soonest first; then recordings, newest first; then what waits for its recording. */
export function byDate({ now, isSettled = false }: Keys): OrderKey[] {
  if (isSettled) return [rising(sql`e.settled_place`), rising(sql`e.settled_order`)]
  const epoch = sql`'1970-01-01 00:00:00+00'::timestamptz`
  const isEnded = sql`e.end_date_time <= ${at(now)}`
  return [
    rising(sql`(case when ${hasFilm('e', now)} then ${placeOf('On-Demand')}
      when ${isEnded} then case when e.access_recording then ${placeOf('In Transit')} else ${placeOf('Over')} end
      else ${placeOf('Upcoming')} end)::smallint`),
    rising(sql`(case when ${hasFilm('e', now)} or ${isEnded} then ${epoch} - coalesce(e.film_published_at, e.end_date_time)
      else coalesce(e.start_date_time - ${epoch}, '1000000 days'::interval) end)`),
  ]
}

/** The whole order of a list, the id last so that no two events are equal; the newest added has the highest id. */
export function orderKeys({ sorts, isDescending }: AskedOrder, of: Keys): OrderKey[] {
  const keys = sorts.flatMap((sort) => keysOf[sort](of))
  keys.push({ by: sql`e.id`, isDescending: sorts[0] === SORT_CODES.newest })
  const isTurned = isDescending !== undefined && isDescending !== (sorts[0] !== SORT_CODES.date)
  return isTurned ? turned(keys) : keys
}
