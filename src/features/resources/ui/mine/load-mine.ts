import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { keepShown, type Listed, listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { BegunDraft } from '#foundation/drafts/drafts.contract.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { RESOURCE_FORM } from '../making/making-forms.ts'
import { type MineSearch, readMineSearch } from './mine-search.ts'

export interface ListedMine extends Listed<ResourceCard> {
  /** Unsubmitted forms of resources. */
  begun: BegunDraft[]
}

export const shownMine = keepShown<MineSearch, ListedMine, never>(({ own }) => ({ own }))

/** Drafts are listed with the person's own resources, but not among bookmarks. */
const showsBegun = (own: MineSearch['own']) => own !== 'bookmarked'

/**
 * Lists each draft once: changes to a resource among the cards are mentioned on its card. New resources are listed
 * under all and under drafts.
 */
export function begunApart(
  { begun, cards }: Pick<ListedMine, 'begun' | 'cards'>,
  own: MineSearch['own'],
): { apart: BegunDraft[]; changed: ReadonlySet<number> } {
  const shown = new Set(cards.map(({ id }) => id))
  return {
    apart: own === 'made' ? [] : begun.filter(({ subject }) => !shown.has(subject)),
    changed: new Set(begun.map(({ subject }) => subject).filter((subject) => shown.has(subject))),
  }
}

/** The person's unsubmitted resource forms, newest first. */
export const loadBegunResources = (api: Api) =>
  api('GET /user/draft/list/', { query: { form: RESOURCE_FORM } })

/** Loads the input of `MyResources`, newest first. */
export function loadMine(api: Api, search: object): Promise<ListedMine | Failure> {
  const { tab, own, page, length } = readMineSearch({ ...search })
  return loadList<ListedMine>({
    page,
    length,
    seen: shownMine.list({ tab, ...(own ? { own } : {}) }),
    ask: async (window) => {
      const [answer, begun] = await Promise.all([
        api('POST /v2/resource/list/', { body: { type: 4, own, sort: 'newest', ...window } }),
        showsBegun(own) ? loadBegunResources(api) : undefined,
      ])
      if (!answer.success) return answer
      if (begun && !begun.success) return begun
      return { ...listedOf(answer), begun: begun?.data ?? [] }
    },
  })
}
