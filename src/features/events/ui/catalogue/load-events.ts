import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { loadOffers, type Offer } from '#features/search/ui/index.ts'
import { chosenWords, keepShown, type Listed, listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { EventCard, EventFacets } from '../../events.contract.ts'
import { chosenFilters } from './chosen-filters.ts'
import { asListBody, type EventSearch, eventCatalogue } from './event-search.ts'

export interface ListedEvents extends Listed<EventCard> {
  counts: { all: number; upcoming: number; 'on-demand': number; live: number }
}

export const shownEvents = keepShown<EventSearch, ListedEvents, EventFacets>(asListBody)

/** Loads the list of events up to the page in the address. */
export function loadEvents(api: Api, search: EventSearch): Promise<ListedEvents | Failure> {
  return loadList<ListedEvents>({
    page: search.page,
    length: search.length,
    seen: shownEvents.list(search),
    ask: async (window) => {
      const answer = await api('POST /v2/event/list/', { body: { ...asListBody(search), ...window } })
      if (!answer.success) return answer
      const counts = {
        all: answer.all_count,
        upcoming: answer.upcoming_count,
        'on-demand': answer.on_demand_count,
        live: answer.live_count,
      }
      return { ...listedOf(answer), counts }
    },
  })
}

/** Loads the filters with their counts; undefined if loading fails and no earlier ones are shown. */
export async function loadFacets(api: Api, search: EventSearch): Promise<EventFacets | undefined> {
  const { sort, flag_descending, status, ...facets } = asListBody(search)
  return shownEvents.facets(await api('GET /v2/event/filter/', { query: facets }))
}

interface Loaded {
  search: EventSearch
  events: ListedEvents | Failure
  facets: EventFacets | undefined
}

/** If nothing was found, suggests searches with fewer filters or words. */
export async function loadEventOffers(
  api: Api,
  { search, events, facets }: Loaded,
): Promise<Offer<EventSearch>[]> {
  if ('success' in events || events.total > 0) return []
  const chosen = [
    ...chosenWords(eventCatalogue, search, events.parsedQuery),
    ...chosenFilters(search, facets),
  ]
  return loadOffers(chosen, async (less) => {
    const answer = await api('POST /v2/event/list/', { body: { ...asListBody(less), length: 1 } })
    return answer.success ? answer.recordsTotal : 0
  })
}
