import { type SQL, sql } from 'drizzle-orm'
import { falling, type OrderKey, rising, turned } from '#platform/db/keyset-order.ts'
import { type EventSort, SORT_CODES } from '../../events.contract.ts'
import { placeOf } from './event-place.queries.ts'
import { at, hasFilm } from './event-status.queries.ts'

// The sort orders of a list. Everything here refers to `events e`.

export type EventOrder = EventSort | 'relevance'

export interface AskedOrder {
  /** Later ones break ties of earlier ones. Not empty. */
  sorts: readonly EventOrder[]
  /** Without it, each order has its default direction: descending, except by date. */
  isDescending?: boolean | undefined
}

interface Keys {
  now: Date
  /** Uses the columns of an index, for events that no longer change with time. */
  isSettled?: boolean
  relevance?: SQL | undefined
}

/** Bare columns where possible, so that their indexes give the order. */
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

/**
 * Live and upcoming events first, soonest first; then recordings, newest first; then events waiting for their
 * recording.
 */
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

/** The complete order of a list, ending with the id so that there are no ties; the newest event has the highest id. */
export function orderKeys({ sorts, isDescending }: AskedOrder, of: Keys): OrderKey[] {
  const keys = sorts.flatMap((sort) => keysOf[sort](of))
  keys.push({ by: sql`e.id`, isDescending: sorts[0] === SORT_CODES.newest })
  const isTurned = isDescending !== undefined && isDescending !== (sorts[0] !== SORT_CODES.date)
  return isTurned ? turned(keys) : keys
}
