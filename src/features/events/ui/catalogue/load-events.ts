import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import { asListBody, type EventSearch } from './event-search.ts'
import { type ListedEvents, shownEvents } from './shown-events.ts'

/** The list of events up to the address's page. */
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
