import type { TextLanguage } from '#contract/wire.ts'
import { countMatching } from '#foundation/catalogue/server/index.ts'
import { parsedQuerySummary } from '#foundation/search-words/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { DEFAULT_EVENT_SORT, type EventFilters, type EventSort } from '../../events.contract.ts'
import { withCards } from './event-card.queries.ts'
import { choicesOf, EVENTS } from './event-choices.queries.ts'
import { countEvents } from './event-counts.queries.ts'
import { isCursor, type Narrowed, selectEventIds } from './event-list.queries.ts'
import type { EventOrder } from './event-order.queries.ts'
import { readSearch, withRead } from './read-search.queries.ts'

/** Up to this many matching events are collected and sorted. */
const MOST_GATHERED = 3_000

export interface EventListRequest {
  filters: EventFilters
  /** The sort orders; by default relevance with search words, otherwise date. */
  sorts: readonly EventSort[]
  isDescending: boolean | undefined
  language: TextLanguage
  now: Date
  page: number
  length: number
  after: number | undefined
  /** Lets a test do without many events. */
  mostGathered?: number
}

/**
 * A page of the catalogue, and how many events each tab has under the same filters.
 * @throws CursorNotFound
 */
export async function listEvents(db: Db, request: EventListRequest) {
  const { now, after, language, isDescending } = request
  const { read, narrowed } = await narrowedBy(db, request)
  const tab = request.filters.status ?? 'all'
  const usual: EventOrder = narrowed.search ? 'relevance' : DEFAULT_EVENT_SORT
  const sorts = request.sorts.length > 0 ? request.sorts : [usual]
  const window = { after, ...pageWindow(request) }
  const ids = await selectEventIds(db, { ...narrowed, tab, sorts, isDescending, ...window })
  if (ids.length === 0 && after !== undefined && !(await isCursor(db, after))) throw new CursorNotFound()
  const counts = await countEvents(db, narrowed)
  return {
    data: await withCards(db, ids, { language, now }),
    ...totalOf(counts[tab], narrowed),
    all_count: counts.all,
    upcoming_count: counts.upcoming,
    on_demand_count: counts['on-demand'],
    live_count: counts.live,
    is_near_match: read?.isNear ?? false,
    ...parsedQuerySummary(read, language),
  }
}

/** How many events the filters find, and which words were left out for that. */
export async function countFoundEvents(db: Db, asked: Pick<EventListRequest, 'filters' | 'now'>) {
  const { read, narrowed } = await narrowedBy(db, asked)
  const { all } = await countEvents(db, narrowed)
  return { ...totalOf(all, narrowed), is_near_match: read?.isNear ?? false, left_out: read?.leftOut ?? [] }
}

/** The catalogue narrowed by the filters and the parsed words. */
async function narrowedBy(
  db: Db,
  { filters, now, mostGathered = MOST_GATHERED }: Pick<EventListRequest, 'filters' | 'now' | 'mostGathered'>,
) {
  const read = await readSearch(db, { filters, now })
  const choices = choicesOf(withRead(filters, read))
  const search = read?.search
  const matching = search || choices.length === 0 ? Infinity : await countMatching(db, EVENTS, choices)
  return { read, narrowed: { choices, matching, mostGathered, search, now } satisfies Narrowed }
}

/** Exact up to the cap; a search also stops at its maximum number of candidates. */
const totalOf = (total: number, { search }: Narrowed) => {
  const { recordsTotal, recordsTotal_is_capped } = cappedTotal(total)
  return { recordsTotal, recordsTotal_is_capped: recordsTotal_is_capped || search?.isCapped === true }
}
