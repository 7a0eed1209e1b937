import type { TextLanguage } from '#contract/wire.ts'
import { parsedQuerySummary } from '#foundation/search-words/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { DEFAULT_EVENT_SORT, type EventFilters, type EventSort } from '../../events.contract.ts'
import { withCards } from './event-card.queries.ts'
import { countEvents, type EventOrder, hasWords, isCursor, selectEventIds } from './event-list.queries.ts'
import { readSearch, withRead } from './read-search.queries.ts'

export interface EventListRequest {
  filters: EventFilters
  /** The orders; without any, by relevance when words were searched, else by date. */
  sorts: readonly EventSort[]
  isDescending: boolean | undefined
  language: TextLanguage
  now: Date
  page: number
  length: number
  after: number | undefined
}

/**
 * One page of the catalogue and how many events each tab holds under the same filters.
 * @throws CursorNotFound
 */
export async function listEvents(db: Db, request: EventListRequest) {
  const { now, page, length, after, language } = request
  const search = await readSearch(db, request)
  const filters = withRead(request.filters, search)
  const query = search?.query
  const usual: EventOrder = hasWords(query) ? 'relevance' : DEFAULT_EVENT_SORT
  const sorts = request.sorts.length > 0 ? request.sorts : [usual]
  const ids = await selectEventIds(db, {
    ...request,
    filters,
    sorts,
    query,
    offset: (page - 1) * length,
  })
  if (ids.length === 0 && after !== undefined && !(await isCursor(db, after))) throw new CursorNotFound()
  const counts = await countEvents(db, { filters, query, now })
  const total = counts[filters.status ?? 'all']
  return {
    data: await withCards(db, ids, { language, now }),
    ...cappedTotal(total),
    all_count: counts.all,
    upcoming_count: counts.upcoming,
    on_demand_count: counts['on-demand'],
    live_count: counts.live,
    is_near_match: search?.isNear ?? false,
    ...parsedQuerySummary(search, language),
  }
}

/** How many events the filters find, and which of the words were given up for it. */
export async function countFoundEvents(db: Db, { filters, now }: Pick<EventListRequest, 'filters' | 'now'>) {
  const search = await readSearch(db, { filters, now })
  const { all } = await countEvents(db, { filters: withRead(filters, search), query: search?.query, now })
  return { ...cappedTotal(all), is_near_match: search?.isNear ?? false, left_out: search?.leftOut ?? [] }
}
