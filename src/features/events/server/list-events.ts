import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { DEFAULT_EVENT_SORT, type EventFilters, type EventSort } from '../events.contract.ts'
import { countEvents, type EventCounts, selectEventCards } from './event-list.queries.ts'

export interface EventListRequest {
  filters: EventFilters
  /** Not asked for: what fits best when words were searched, else by date. */
  sort: EventSort | undefined
  language: TextLanguage
  now: Date
  page: number
  length: number
  after: number | undefined
}

/** One page of the catalogue and how many events each tab holds under the same filters. Two queries. */
export async function listEvents(db: Db, request: EventListRequest) {
  const { filters, language, now, page, length, after } = request
  const sort = request.sort ?? (filters.search_query ? 'relevance' : DEFAULT_EVENT_SORT)
  const cards = await selectEventCards(db, {
    filters,
    sort,
    language,
    now,
    length,
    offset: (page - 1) * length,
    after,
  })
  const counts = await countEvents(db, { filters, now })
  const total = inTab(filters.status, counts)
  return {
    data: cards,
    recordsTotal: Math.min(total, RECORDS_TOTAL_CAP),
    recordsTotal_is_capped: total > RECORDS_TOTAL_CAP,
    all_count: counts.all_count,
    upcoming_count: counts.upcoming_count,
    on_demand_count: counts.on_demand_count,
    live_count: counts.live_count,
  }
}

function inTab(status: EventFilters['status'], counts: EventCounts): number {
  if (status === 'upcoming') return counts.upcoming_count
  if (status === 'on-demand') return counts.on_demand_count
  if (status === 'in-transit') return counts.in_transit_count
  return status === 'live' ? counts.live_count : counts.all_count
}
