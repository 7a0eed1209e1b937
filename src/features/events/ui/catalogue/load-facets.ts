import type { Api } from '#contract/client.ts'
import type { EventFacets } from '../../events.contract.ts'
import { asListBody, type EventSearch } from './event-search.ts'
import { shownEvents } from './shown-events.ts'

/** The filters with their counts; none where they can't be had and none are shown. */
export async function loadFacets(api: Api, search: EventSearch): Promise<EventFacets | undefined> {
  const { sort, flag_descending, status, ...facets } = asListBody(search)
  return shownEvents.facets(await api('GET /v2/event/filter/', { query: facets }))
}
