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

/** Somebody in the list, who stays in sight when they are no longer followed. */
export interface ShownPerson extends PersonCard {
  /** Followed or no longer since the list came: their place in it is another now. */
  isToggled?: boolean
}
export type ListedPeople = Listed<ShownPerson>

export const shownPeople = keepShown<{ kind: PeopleKind }, ListedPeople, never>(({ kind }) => ({ kind }))

const calls = {
  followers: 'POST /v2/user/follower/list/',
  following: 'POST /v2/user/following/list/',
} as const

/** Loads my list of people, up to the address's page; null where nobody is signed in. */
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

/** The window behind the last person who stayed in my list: somebody whom I unfollowed marks no place in it. */
function behindWhoStayed(window: ListWindow, seen: ListedPeople | undefined, kind: PeopleKind): ListWindow {
  if (!('after' in window) || kind === 'followers') return window
  const cards = seen?.cards ?? []
  const end = cards.findIndex(({ id }) => id === window.after) + 1
  const last = cards.slice(0, end).findLast(({ isToggled }) => !isToggled)
  return last ? { ...window, after: last.id } : { page: 1, length: window.length }
}
