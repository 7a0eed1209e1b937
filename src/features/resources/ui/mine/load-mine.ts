import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { keepShown, type Listed, listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { type MineSearch, readMineSearch } from './mine-search.ts'

export type ListedMine = Listed<ResourceCard>

export const shownMine = keepShown<MineSearch, ListedMine, never>(({ own }) => ({ own }))

/** What `MyResources` shows, the newest first (decisions, Wire: type 4). */
export function loadMine(api: Api, search: object): Promise<ListedMine | Failure> {
  const { tab, own, page } = readMineSearch({ ...search })
  return loadList<ListedMine>({
    page,
    seen: shownMine.list({ tab, ...(own ? { own } : {}) }),
    ask: async (window) => {
      const answer = await api('POST /v2/resource/list/', {
        body: { type: 4, own, sort: 'newest', ...window },
      })
      return answer.success ? listedOf(answer) : answer
    },
  })
}
