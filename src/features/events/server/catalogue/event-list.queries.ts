import { type SQL, sql } from 'drizzle-orm'
import { allMet, withMatching } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { isBehind, keyColumns, namedKeys, orderBy } from '#platform/db/keyset-order.ts'
import { all, rows } from '#platform/db/query.ts'
import { SORT_CODES, type StatusFilter } from '../../events.contract.ts'
import { isListed, isPublic } from '../visible-event.queries.ts'
import { changingOf } from './changing-events.queries.ts'
import { type Choice, EVENTS } from './event-choices.queries.ts'
import { type AskedOrder, orderKeys } from './event-order.queries.ts'
import { isPlaceIn } from './event-place.queries.ts'
import { type EventSearch, relevanceOf } from './event-search.queries.ts'
import { at, COURSES_IN, courseAt, isLiveAt, isOneOf } from './event-status.queries.ts'

// The list of events. Everything here refers to `events e`.

/** The filters of the catalogue. */
export interface Narrowed {
  choices: readonly Choice[]
  /** How many published events match the choices. */
  matching: number
  /** Up to this many events are collected and sorted; with more, the list is read in its order. */
  mostGathered: number
  search: EventSearch | undefined
  now: Date
}

export interface ListOfEvents extends Narrowed, AskedOrder {
  tab: StatusFilter
  limit: number
  offset: number
  /** Id of the last event already shown; replaces the offset. */
  after?: number | undefined
}

/**
 * The most candidates of a search for each vector. With other filters there are more, because those remove most of
 * them.
 */
const MOST_FOUND = 700
const MOST_UNDER_FILTERS = 4_000

export const mostFound = (choices: readonly Choice[]) =>
  choices.length > 0 ? MOST_UNDER_FILTERS : MOST_FOUND

export const selectEventIds = (db: Db, list: ListOfEvents): Promise<{ id: number }[]> =>
  rows(db, eventIds(list))

/** The statement of {@link selectEventIds}, for a test that checks its plan. */
export function eventIds(list: ListOfEvents): SQL {
  const { search, now, after, limit } = list
  const offset = after === undefined ? list.offset : 0
  const relevance = search && relevanceOf(search.query)
  const keys = orderKeys(list, { now, relevance })
  const { withParts, parts } = partsOf(list)
  const each = parts.map(({ from, where, isSettled }) => {
    const own = orderKeys(list, { now, relevance, isSettled })
    return sql`(select e.id, ${keyColumns(own)} ${from} where ${where}
      ${after === undefined ? sql`` : sql`and ${isBehind(own)}`} order by ${orderBy(own)} limit ${offset + limit})`
  })
  return sql`with ${withParts} last as materialized (select ${keyColumns(keys)} from events e where e.id = ${after ?? null}::int)
    select id from (${sql.join(each, sql` union all `)}) shown
    order by ${orderBy(namedKeys(keys))} limit ${limit} offset ${offset}`
}

/** Rows that make up part of a list, with their conditions. */
interface Part {
  from: SQL
  where: SQL
  isSettled: boolean
}

/** Whether a listed event is in a tab, by its facts and the time. */
function isInTab(tab: StatusFilter, now: Date): SQL {
  if (tab === 'all') return sql`true`
  return tab === 'live' ? isLiveAt('e', now) : isOneOf(courseAt('e', now), COURSES_IN[tab])
}

/**
 * If there are few events, they are collected and sorted. If there are many, an order by a column reads its index, and
 * so does the order by date for settled events; those that still change are few enough to be collected.
 */
function partsOf({ tab, now, sorts, ...narrowed }: ListOfEvents): { withParts: SQL; parts: Part[] } {
  const { choices } = narrowed
  const { withFew, few } = fewOf({ now, ...narrowed })
  const isShown = all([isListed('e', now), isInTab(tab, now)])
  if (few)
    return { withParts: withFew, parts: [{ from: sql`from ${few}`, where: isShown, isSettled: false }] }
  const met = allMet(EVENTS, 'e', choices)
  const isByDate = sorts[0] === SORT_CODES.date
  const isInIndex = !isByDate && ['all', 'in-transit', 'on-demand'].includes(tab)
  if (isInIndex)
    return {
      withParts: sql``,
      parts: [{ from: sql`from events e`, where: all([isShown, ...met]), isSettled: false }],
    }
  const { withMet, changing } = changingOf(choices, now)
  const gathered: Part = { from: sql`from ${changing}`, where: isShown, isSettled: false }
  const isPlaced = isPlaceIn(tab, sql`e.settled_place`)
  if (!isPlaced) return { withParts: withMet, parts: [gathered] }
  const isSettled = sql`(e.settled_from is null or e.settled_from <= ${at(now)})`
  const settled: Part = {
    from: sql`from events e`,
    where: all([isPublic('e'), isPlaced, isSettled, ...met]),
    isSettled: true,
  }
  return { withParts: withMet, parts: tab === 'on-demand' ? [settled] : [settled, gathered] }
}

/**
 * The `from` clause for few events `e`, listed or not: candidates of a search under the choices, or events that match
 * the choices. Undefined if there are many.
 */
export function fewOf({ choices, matching, mostGathered, search }: Narrowed): { withFew: SQL; few?: SQL } {
  // As one array: a join would enter the index again for each. Kept separate, or a sort order could lead the planner
  // through all.
  if (search) {
    const met = all([sql`e.id = any(${idList(search.ids)})`, ...allMet(EVENTS, 'e', choices)])
    return { withFew: sql``, few: sql`(select * from events e where ${met} offset 0) e` }
  }
  if (choices.length === 0 || matching > mostGathered) return { withFew: sql`` }
  return {
    withFew: sql`${withMatching(EVENTS, choices)},`,
    few: sql`matching join events e on e.id = matching.id`,
  }
}

/** Whether a list can continue after this event. An event that has left the list since is still a valid cursor. */
export async function isCursor(db: Db, id: number): Promise<boolean> {
  return (await rows(db, sql`select 1 from events where id = ${id}`)).length > 0
}
