import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventCard, EventFilters, EventSort } from '../events.contract.ts'
import { cardColumns, eventCards, eventsWithRecordings, isLiveAt, statusAt } from './event-card.queries.ts'

/** The facets that narrow a list. Counting one facet's terms leaves that facet's own choice out. */
export type Facet = 'age_group' | 'skill' | 'tag' | 'type' | 'language' | 'captions' | 'sign_language'

const linkTables = {
  age_group: sql`select event_id from event_age_groups where age_group_id`,
  skill: sql`select event_id from event_skills where skill_id`,
  tag: sql`select event_id from event_tags where tag_id`,
} as const

const anyOf = (values: readonly (number | string)[], type: 'int' | 'text') =>
  sql`any(${`{${values.join(',')}}`}::${sql.raw(type)}[])`

/** Several terms of one facet widen it (any of them); several facets narrow the list (all of them). */
export function matches(filters: EventFilters, options: { leaveOut?: Facet } = {}): SQL {
  const parts: SQL[] = [sql`e.publication = 'published'`]
  const chosen = <F extends Facet>(facet: F) => (options.leaveOut === facet ? undefined : filters[facet])
  for (const facet of ['age_group', 'skill', 'tag'] as const) {
    const ids = chosen(facet)
    if (ids?.length) parts.push(sql`e.id in (${linkTables[facet]} = ${anyOf(ids, 'int')})`)
  }
  const types = chosen('type')
  if (types?.length) parts.push(sql`e.event_type_id = ${anyOf(types, 'int')}`)
  const languages = chosen('language')
  if (languages?.length) parts.push(sql`e.access_language = ${anyOf(languages, 'text')}`)
  if (chosen('captions')) parts.push(sql`e.access_captions <> 'none'`)
  if (chosen('sign_language')) parts.push(sql`e.access_sign_language`)
  if (filters.search_query) parts.push(found(filters.search_query))
  return sql.join(parts, sql` and `)
}

/** Words as they stand and their English stems; where no event has them, near spellings (`autsim`). */
function found(words: string): SQL {
  const asked = askedFor(words)
  return sql`(e.search_vector @@ ${asked} or (pankh_plain(${words}) <% e.search_text
    and not exists (select 1 from events known where known.publication = 'published' and known.search_vector @@ ${asked})))`
}

const askedFor = (words: string) =>
  sql`(websearch_to_tsquery('english', pankh_plain(${words})) || websearch_to_tsquery('simple', ${words}))`

/** How well an event fits the words: full text first, then nearness of spelling. */
function relevance(words: string): SQL {
  return sql`(ts_rank(e.search_vector, ${askedFor(words)}) * 4
    + word_similarity(pankh_plain(${words}), e.search_text))`
}

/**
 * Each order as numbers that rise, the id last, so that a cursor is one comparison.
 * By date: what is live or ahead first, soonest first; then films, newest first; then what is being prepared.
 */
function orderKeys(sort: EventSort | 'relevance', filters: EventFilters, now: Date): SQL {
  const created = sql`-extract(epoch from e.created_at)::float8`
  if (sort === 'relevance') return sql`(-${relevance(filters.search_query ?? '')})::float8, 0::float8, e.id`
  if (sort === 1) return sql`(-e.registered_count)::float8, ${created}, e.id`
  if (sort === 2) return sql`${created}, 0::float8, -e.id`
  if (sort === 4)
    return sql`coalesce(-e.rating_sum::float8 / nullif(e.rating_count, 0), 0), (-e.rating_count)::float8, e.id`
  const status = statusAt(now)
  return sql`(case ${status} when 'Scheduled' then 0 when 'Upcoming' then 0 when 'On-Demand' then 1 else 2 end)::float8,
    (case when ${status} in ('Scheduled', 'Upcoming') then coalesce(extract(epoch from e.start_date_time), 1e12)
      else -extract(epoch from coalesce(r.published_at, e.end_date_time)) end)::float8, e.id`
}

/** Which statuses a tab shows. `Over` is in none: there is nothing to come and nothing to watch. */
function inTab(tab: NonNullable<EventFilters['status']>, now: Date): SQL {
  const status = statusAt(now)
  if (tab === 'upcoming') return sql`${status} in ('Upcoming', 'Scheduled')`
  if (tab === 'on-demand') return sql`${status} = 'On-Demand'`
  if (tab === 'in-transit') return sql`${status} = 'In Transit'`
  if (tab === 'live') return isLiveAt(now)
  return sql`${status} <> 'Over'`
}

export interface ListOfEvents {
  filters: EventFilters
  sort: EventSort | 'relevance'
  language: TextLanguage
  now: Date
  offset: number
  length: number
  /** Id of the last event already shown. */
  after?: number | undefined
}

/** The ids of the page are found first; the cards are made for these only. */
export async function selectEventCards(db: Db, list: ListOfEvents): Promise<EventCard[]> {
  const { filters, sort, language, now, after } = list
  const keys = orderKeys(sort, filters, now)
  const start =
    after === undefined
      ? sql`true`
      : sql`row(${keys}) > (select ${keys} from ${eventsWithRecordings} where e.id = ${after})`
  return eventCards(
    db,
    sql`with shown as (
      select e.id, row_number() over (order by ${keys}) as place from ${eventsWithRecordings}
      where ${matches(filters)} and ${inTab(filters.status ?? 'all', now)} and ${start}
      order by ${keys} limit ${list.length} offset ${after === undefined ? list.offset : 0})
    select ${cardColumns(language, now)} from shown join ${eventsWithRecordings} on e.id = shown.id order by shown.place`,
  )
}

export interface EventCounts {
  all_count: number
  upcoming_count: number
  on_demand_count: number
  live_count: number
  in_transit_count: number
}

/** How many events each tab would show under the filters, each counted to the cap at most. */
export async function countEvents(
  db: Db,
  { filters, now }: { filters: EventFilters; now: Date },
): Promise<EventCounts> {
  const [counts] = await rows<EventCounts>(
    db,
    sql`select count(*)::int as all_count,
        count(*) filter (where status in ('Upcoming', 'Scheduled'))::int as upcoming_count,
        count(*) filter (where status = 'On-Demand')::int as on_demand_count,
        count(*) filter (where status = 'In Transit')::int as in_transit_count,
        count(*) filter (where is_live)::int as live_count
      from (select ${statusAt(now)} as status, ${isLiveAt(now)} as is_live from ${eventsWithRecordings}
        where ${matches(filters)} and ${inTab('all', now)} limit ${RECORDS_TOTAL_CAP + 1}) seen`,
  )
  return counts ?? { all_count: 0, upcoming_count: 0, on_demand_count: 0, live_count: 0, in_transit_count: 0 }
}
