import type { Api } from '#contract/client.ts'
import type { EventFacets } from '../../events.contract.ts'
import { asListBody, type EventSearch } from './event-search.ts'
import { shownFacets } from './shown-list.ts'

/** The filters with their counts; where they cannot be had, those that the reader sees stay, else there are none. */
export async function loadFacets(api: Api, search: EventSearch): Promise<EventFacets | undefined> {
  const { sort, status, ...facets } = asListBody(search)
  const answer = await api('GET /v2/event/filter/', { query: facets })
  return answer.success ? answer.data : shownFacets()
}
