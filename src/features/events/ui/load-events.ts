import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { EventCard } from '../events.contract.ts'
import { asListBody, type EventSearch } from './event-search.ts'

/** Events a page of the list (decisions, Wire). */
export const PAGE_LENGTH = 12
/** A list that is opened anew at a later page comes whole, up to so many pages. */
const MOST_PAGES_AT_ONCE = 8

export interface ListedEvents {
  cards: EventCard[]
  total: number
  isTotalCapped: boolean
  counts: { all: number; upcoming: number; 'on-demand': number; live: number }
}

interface Grown {
  key: string
  list: ListedEvents
}

/** What the tab shows already: the next page is fetched alone and put behind it. The server remembers nothing. */
let shown: Grown | undefined

/** The list up to the address's page: page 1 replaces, later pages append (spec section 4). */
export async function loadEvents(api: Api, search: EventSearch): Promise<ListedEvents | Failure> {
  const filters = asListBody(search)
  const key = JSON.stringify(filters)
  const wanted = (search.page ?? 1) * PAGE_LENGTH
  const before =
    shown?.key === key && shown.list.cards.length === wanted - PAGE_LENGTH ? shown.list : undefined
  const after = before?.cards.at(-1)?.id
  const body =
    after === undefined
      ? { ...filters, page: 1, length: Math.min(wanted, MOST_PAGES_AT_ONCE * PAGE_LENGTH) }
      : { ...filters, after, length: PAGE_LENGTH }
  const answer = await api('POST /v2/event/list/', { body })
  if (!answer.success) return answer
  const list: ListedEvents = {
    cards: [...(before?.cards ?? []), ...answer.data],
    total: answer.recordsTotal,
    isTotalCapped: answer.recordsTotal_is_capped,
    counts: {
      all: answer.all_count,
      upcoming: answer.upcoming_count,
      'on-demand': answer.on_demand_count,
      live: answer.live_count,
    },
  }
  if (typeof window !== 'undefined') shown = { key, list }
  return list
}
