import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { askedFor, type Group, inGroups, type ParsedQuery } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  falling,
  isBehind,
  keyColumns,
  type OrderKey,
  orderBy,
  rising,
  turned,
} from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type EventFilters, type EventSort, SORT_CODES, type StatusFilter } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { courseAt, isLiveAt, statusAt } from './event-status.queries.ts'

// The list of events, its counts, and what narrows and orders both: filters, words and sorts. Everything here speaks of
// `events e` and their `event_recordings r`, left joined, and of the `found` that words found.

export interface ListOfEvents {
  filters: EventFilters
  /** The words as they were read; undefined where none were searched. */
  query: ParsedQuery | undefined
  /** The first decides, each next one where those before find equals. Not empty. */
  sorts: readonly EventOrder[]
  /** Not given: as each order reads best, which is downward for all but the date. */
  isDescending?: boolean | undefined
  now: Date
  offset: number
  length: number
  /** Id of the last event already shown. */
  after?: number | undefined
}

export const selectEventIds = (db: Db, list: ListOfEvents): Promise<{ id: number }[]> =>
  rows(db, eventIds(list))

/** The statement of {@link selectEventIds}, for a test that reads its plan. */
export function eventIds({ filters, query, now, after, offset, length, ...order }: ListOfEvents): SQL {
  const keys = orderKeys({ ...order, now })
  const { withFound, joinFound } = foundBy(query, { isRanked: order.sorts.includes('relevance') })
  const last = sql`last as materialized (select ${keyColumns(keys)}
      from events e left join event_recordings r on r.event_id = e.id
        ${hasWords(query) ? sql`left join found on found.id = e.id` : sql``}
      where e.id = ${after ?? null}::int)`
  return sql`with ${withFound} ${last}
    select e.id
    from events e ${joinFound} left join event_recordings r on r.event_id = e.id
    where ${isListed('e', 'r', now)} and ${meetsAll(filters)} and ${isInTab(filters.status ?? 'all', now)}
      ${after === undefined ? sql`` : sql`and ${isBehind(keys)}`}
    order by ${orderBy(keys)} limit ${length} offset ${after === undefined ? offset : 0}`
}

/** Whether a list can go on behind this event. One that has left the list since still marks its place. */
export async function isCursor(db: Db, id: number): Promise<boolean> {
  return (await rows(db, sql`select 1 from events where id = ${id}`)).length > 0
}

export type EventCounts = Record<StatusFilter, number>

/** How many events each tab would show under the filters, each counted to the cap at most. */
export async function countEvents(
  db: Db,
  { filters, query, now }: Pick<ListOfEvents, 'filters' | 'query' | 'now'>,
): Promise<EventCounts> {
  const { withFound, joinFound } = foundBy(query)
  const [counts] = await rows<EventCounts>(
    db,
    sql`with ${withFound} seen as (
        select ${statusAt('e', 'r', now)} as status, ${isLiveAt('e', now)} as is_live
        from events e ${joinFound} left join event_recordings r on r.event_id = e.id
        where ${isListed('e', 'r', now)} and ${meetsAll(filters)} limit ${RECORDS_TOTAL_CAP + 1})
      select ${countsOfTabs} from seen`,
  )
  if (!counts) throw new Error('the counts query answered no row')
  return counts
}

/** What each tab shows of listed events. */
const tabs: Record<StatusFilter, (event: { status: SQL; isLive: SQL }) => SQL> = {
  all: () => sql`true`,
  upcoming: ({ status }) => sql`${status} in ('Upcoming', 'Scheduled')`,
  scheduled: ({ status }) => sql`${status} = 'Scheduled'`,
  live: ({ isLive }) => isLive,
  'in-transit': ({ status }) => sql`${status} = 'In Transit'`,
  'on-demand': ({ status }) => sql`${status} = 'On-Demand'`,
}

const isInTab = (tab: StatusFilter, now: Date): SQL =>
  tabs[tab]({ status: courseAt('e', 'r', now), isLive: isLiveAt('e', now) })

/** How many rows of `seen` each tab holds; a column a tab. */
const countsOfTabs: SQL = sql.join(
  Object.entries(tabs).map(
    ([tab, isIn]) =>
      sql`count(*) filter (where ${isIn({ status: sql`seen.status`, isLive: sql`seen.is_live` })})::int as ${sql.identifier(tab)}`,
  ),
  sql`, `,
)

export type EventOrder = EventSort | 'relevance'

/** Bare columns where there are any, so that their indexes give the order. */
const keysOf: Record<EventOrder, (now: Date) => OrderKey[]> = {
  relevance: () => [falling(sql`found.relevance`)],
  [SORT_CODES.registered]: () => [falling(sql`e.registered_count`)],
  [SORT_CODES.newest]: () => [falling(sql`e.created_at`)],
  [SORT_CODES.date]: byDate,
  [SORT_CODES.rating]: () => [
    falling(sql`coalesce(e.rating_sum::float8 / nullif(e.rating_count, 0), 0)`),
    falling(sql`e.rating_count`),
  ],
}

/** What is live or ahead first, soonest first; then films, newest first; then what is being prepared. */
export function byDate(now: Date): OrderKey[] {
  const status = courseAt('e', 'r', now)
  return [
    rising(
      sql`(case ${status} when 'Scheduled' then 0 when 'Upcoming' then 0 when 'On-Demand' then 1 else 2 end)`,
    ),
    rising(sql`(case when ${status} in ('Scheduled', 'Upcoming') then coalesce(extract(epoch from e.start_date_time), 1e12)
      else -extract(epoch from coalesce(r.published_at, e.end_date_time)) end)`),
  ]
}

/** The whole order of a list, the id last so that no two events are equal; the newest added has the highest id. */
function orderKeys({
  sorts,
  isDescending,
  now,
}: Pick<ListOfEvents, 'sorts' | 'isDescending' | 'now'>): OrderKey[] {
  const isTurned = isDescending !== undefined && isDescending !== (sorts[0] !== SORT_CODES.date)
  const keys = sorts.flatMap((sort) => keysOf[sort](now))
  keys.push({ by: sql`e.id`, isDescending: sorts[0] === SORT_CODES.newest })
  return isTurned ? turned(keys) : keys
}

/** The facets that narrow a list. Counting one facet's terms leaves that facet's own choice out. */
export type Facet =
  | 'age_group'
  | 'skill'
  | 'tag'
  | 'type'
  | 'creator'
  | 'language'
  | 'captions'
  | 'sign_language'

const linked = {
  age_group: sql`select event_id from event_age_groups where age_group_id`,
  skill: sql`select event_id from event_skills where skill_id`,
  tag: sql`select event_id from event_tags where tag_id`,
  creator: sql`select event_id from event_speakers where speaker_id`,
} as const

const anyOf = (values: readonly (number | string)[], type: 'int' | 'text') =>
  sql`any(${`{${values.join(',')}}`}::${sql.raw(type)}[])`

/** What each chosen facet asks of an event: any of its terms. */
export function choicesOf(filters: EventFilters): { facet: Facet; isMet: SQL }[] {
  const choices: { facet: Facet; isMet: SQL }[] = []
  for (const facet of ['age_group', 'skill', 'tag', 'creator'] as const) {
    const ids = filters[facet]
    if (ids?.length) choices.push({ facet, isMet: sql`e.id in (${linked[facet]} = ${anyOf(ids, 'int')})` })
  }
  const { type, language, captions, sign_language } = filters
  if (type?.length) choices.push({ facet: 'type', isMet: sql`e.event_type_id = ${anyOf(type, 'int')}` })
  if (language?.length)
    choices.push({ facet: 'language', isMet: sql`e.access_language = ${anyOf(language, 'text')}` })
  if (captions) choices.push({ facet: 'captions', isMet: sql`e.access_captions <> 'none'` })
  if (sign_language) choices.push({ facet: 'sign_language', isMet: sql`e.access_sign_language` })
  return choices
}

/** Several facets narrow the list: all of them are met. */
export const meetsAll = (filters: EventFilters): SQL =>
  sql.join([sql`true`, ...choicesOf(filters).map(({ isMet }) => isMet)], sql` and `)

/** Whether there are words to be found, not ages and access alone. */
export const hasWords = (query: ParsedQuery | undefined): boolean =>
  query !== undefined && saysAll(query) !== null

/**
 * The events that words find, each once with its relevance: `found (id, relevance)` for a `with` list and its join;
 * nothing where no words were searched. Materialized, so that the words are looked up once however often a statement
 * reads it.
 */
export function foundBy(query: ParsedQuery | undefined, { isRanked = false } = {}) {
  const says = query && saysAll(query)
  if (!says) return { withFound: sql``, joinFound: sql`` }
  const { text, groups } = query
  const relevance = isRanked
    ? sql`ts_rank(e.search_vector, ${askedFor({ text, groups })})::float8`
    : sql`0::float8`
  return {
    withFound: sql`found as materialized (select e.id, ${relevance} as relevance from events e where ${says}),`,
    joinFound: sql`join found on found.id = e.id`,
  }
}

/** Whether an event says what is read. A word for a type is met by an event of that type, too. Null for no words. */
export function saysAll({ text, groups }: ParsedQuery): SQL | null {
  const isType = ({ part }: Group) => part?.kind === 'type'
  const said = askedFor({ text, groups: groups.filter((group) => !isType(group)) })
  const ofTypes = groups
    .filter(isType)
    .map(
      (group) =>
        sql`(e.event_type_id = ${group.part?.ids[0] ?? 0} or e.search_vector @@ ${inGroups([group])})`,
    )
  const all = [...(said ? [sql`e.search_vector @@ (${said})`] : []), ...ofTypes]
  return all.length > 0 ? sql.join(all, sql` and `) : null
}
