import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { loadOwn } from '#foundation/accounts/ui/index.ts'
import {
  keepShown,
  type Listed,
  type ListWindow,
  listedOf,
  loadList,
} from '#foundation/catalogue/ui/index.ts'
import type { PersonCard } from '../../creators.contract.ts'
import type { PeopleKind, PeopleSearch } from './people-search.ts'

/** A person in the list, who stays visible after being unfollowed. */
export interface ShownPerson extends PersonCard {
  /** Followed or unfollowed since the list loaded, so their position in it has changed. */
  isToggled?: boolean
}
export type ListedPeople = Listed<ShownPerson>

export const shownPeople = keepShown<{ kind: PeopleKind }, ListedPeople, never>(({ kind }) => ({ kind }))

const calls = {
  followers: 'POST /v2/user/follower/list/',
  following: 'POST /v2/user/following/list/',
} as const

/** Loads the viewer's list up to the page in the address; null if nobody is logged in. */
export function loadOwnPeople(
  context: { api: Api; hasCookie: boolean },
  { kind, page, length }: PeopleSearch & { kind: PeopleKind },
): Promise<ListedPeople | Failure | null> {
  const seen = shownPeople.list({ kind })
  return loadOwn(context, async (api) => {
    const people = await loadList<ListedPeople>({
      page,
      length,
      seen,
      ask: async (window) => {
        const answer = await api(calls[kind], { body: behindWhoStayed(window, seen, kind) })
        return answer.success ? listedOf({ ...answer, is_near_match: false }) : answer
      },
    })
    return 'success' in people && people.status === 401 ? people : { success: true, data: people }
  })
}

/** The window after the last person who is still in the list: an unfollowed person has no position in it. */
function behindWhoStayed(window: ListWindow, seen: ListedPeople | undefined, kind: PeopleKind): ListWindow {
  if (!('after' in window) || kind === 'followers') return window
  const cards = seen?.cards ?? []
  const end = cards.findIndex(({ id }) => id === window.after) + 1
  const last = cards.slice(0, end).findLast(({ isToggled }) => !isToggled)
  return last ? { ...window, after: last.id } : { page: 1, length: window.length }
}
