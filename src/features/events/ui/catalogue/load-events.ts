import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { asListBody, type EventSearch } from './event-search.ts'
import { type ListedEvents, shownList } from './shown-list.ts'

/** Events a page of the list (decisions, Wire). */
export const PAGE_LENGTH = 12
/** A list that is opened anew at a later page comes whole, up to so many pages. */
const MOST_PAGES_AT_ONCE = 8

/** The list up to the address's page: page 1 replaces, later pages append (spec section 4). */
export async function loadEvents(api: Api, search: EventSearch): Promise<ListedEvents | Failure> {
  const filters = asListBody(search)
  const wanted = (search.page ?? 1) * PAGE_LENGTH
  const seen = shownList(search)
  const before = seen?.cards.length === wanted - PAGE_LENGTH ? seen : undefined
  const after = before?.cards.at(-1)?.id
  const body =
    after === undefined
      ? { ...filters, page: 1, length: Math.min(wanted, MOST_PAGES_AT_ONCE * PAGE_LENGTH) }
      : { ...filters, after, length: PAGE_LENGTH }
  const answer = await api('POST /v2/event/list/', { body })
  if (!answer.success) return before ? { ...before, problem: answer.data.message } : answer
  return {
    cards: [...(before?.cards ?? []), ...answer.data],
    total: answer.recordsTotal,
    isTotalCapped: answer.recordsTotal_is_capped,
    isNearMatch: answer.is_near_match,
    counts: {
      all: answer.all_count,
      upcoming: answer.upcoming_count,
      'on-demand': answer.on_demand_count,
      live: answer.live_count,
    },
  }
}
