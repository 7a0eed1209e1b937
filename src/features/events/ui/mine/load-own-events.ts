import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { keepShown, type Listed, listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { OwnEvent, OwnEventPart } from '../../own-events.contract.ts'
import {
  type OwnEventSearch,
  type OwnFilmSearch,
  ownEventCatalogue,
  ownFilmCatalogue,
} from './own-event-search.ts'

export interface ListedOwnEvents extends Listed<OwnEvent> {
  counts: { upcoming: number; past: number }
}

export const shownOwnEvents = keepShown<OwnEventSearch, ListedOwnEvents, never>(({ when }) => ({ when }))
export const shownOwnFilms = keepShown<OwnFilmSearch, ListedOwnEvents, never>(() => ({}))

/** The viewer's upcoming or past gatherings, up to the page in the address. */
export function loadMyEvents(api: Api, given: object): Promise<ListedOwnEvents | Failure> {
  const search = ownEventCatalogue.read({ ...given })
  return load(api, search.when ?? 'upcoming', { ...search, seen: shownOwnEvents.list(search) })
}

/** The viewer's recordings, up to the page in the address. */
export function loadMyFilms(api: Api, given: object): Promise<ListedOwnEvents | Failure> {
  const search = ownFilmCatalogue.read({ ...given })
  return load(api, 'on_demand', { ...search, seen: shownOwnFilms.list(search) })
}

function load(
  api: Api,
  part: OwnEventPart,
  { page, length, seen }: { page?: number; length?: number; seen: ListedOwnEvents | undefined },
): Promise<ListedOwnEvents | Failure> {
  return loadList<ListedOwnEvents>({
    page,
    length,
    seen,
    ask: async (window) => {
      const answer = await api('POST /v2/event/own/list/', { body: { part, ...window } })
      if (!answer.success) return answer
      const counts = { upcoming: answer.upcoming_count, past: answer.past_count }
      return { ...listedOf({ ...answer, is_near_match: false }), counts }
    },
  })
}
