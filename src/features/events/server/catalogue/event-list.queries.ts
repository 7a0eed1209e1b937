import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { isBehind, keyColumns, orderBy } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import type { EventCard, EventFilters, StatusFilter } from '../../events.contract.ts'
import { cardColumns, eventCards, eventsWithRecordings } from './event-card.queries.ts'
import { choicesOf } from './event-choices.queries.ts'
import { type AskedOrder, orderKeys } from './event-order.queries.ts'
import { fromFound, hasWords, type Search, withFound } from './event-search.queries.ts'
import { countsOfTabs, isInTab, isListed, isLiveAt, statusAt } from './event-status.queries.ts'

/** Several facets narrow the list: all of them are met. */
const matches = (filters: EventFilters, now: Date): SQL =>
  sql.join([isListed(now), ...choicesOf(filters).map(({ isMet }) => isMet)], sql` and `)

export interface ListOfEvents extends AskedOrder {
  filters: EventFilters
  search: Search | undefined
  language: TextLanguage
  offset: number
  length: number
  /** Id of the last event already shown. */
  after?: number | undefined
}

/** The ids of the page are found first; the cards are made for these only. */
export async function selectEventCards(db: Db, list: ListOfEvents): Promise<EventCard[]> {
  const { language, now } = list
  return eventCards(
    db,
    sql`${shownEvents(list)}
    select ${cardColumns(language, now)} from shown join ${eventsWithRecordings} on e.id = shown.id order by shown.place`,
  )
}

/** The page as `shown (id, place)`, for a `select` behind it. */
export function shownEvents({ filters, search, now, after, offset, length, ...order }: ListOfEvents): SQL {
  const keys = orderKeys({ ...order, now })
  const last =
    after === undefined
      ? sql``
      : sql`last as materialized (select ${keyColumns(keys)} from ${eventsWithRecordings}
        ${hasWords(search) ? sql`left join found on found.id = e.id` : sql``} where e.id = ${after}),`
  return sql`with ${withFound(search, { isRanked: order.sorts.includes('relevance') })} ${last} shown as (
    select e.id, row_number() over (order by ${orderBy(keys)}) as place from ${fromFound(search)}
    where ${matches(filters, now)} and ${isInTab(filters.status ?? 'all', now)}
      ${after === undefined ? sql`` : sql`and ${isBehind(keys)}`}
    order by ${orderBy(keys)} limit ${length} offset ${after === undefined ? offset : 0})`
}

/** Whether a list can go on behind this event. One that has left the list since still marks its place. */
export async function isCursor(db: Db, id: number): Promise<boolean> {
  return (await rows(db, sql`select 1 from events where id = ${id}`)).length > 0
}

export type EventCounts = Record<StatusFilter, number>

/** How many events each tab would show under the filters, each counted to the cap at most. */
export async function countEvents(
  db: Db,
  { filters, search, now }: { filters: EventFilters; search: Search | undefined; now: Date },
): Promise<EventCounts> {
  const [counts] = await rows<EventCounts>(
    db,
    sql`with ${withFound(search)} seen as (
        select ${statusAt(now)} as status, ${isLiveAt(now)} as is_live from ${fromFound(search)}
        where ${matches(filters, now)} limit ${RECORDS_TOTAL_CAP + 1})
      select ${countsOfTabs} from seen`,
  )
  if (!counts) throw new Error('the counts query answered no row')
  return counts
}
