import { one, pageIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'

/** The parts of My resources; all of them by default. */
export const OWN_PARTS = ['made', 'drafts', 'bookmarked'] as const
export type OwnPart = (typeof OWN_PARTS)[number]

/** The search of My page for resources. */
export interface MineSearch {
  /** The tab of My page. */
  tab: 'resources'
  own?: OwnPart
  page?: number
  length?: number
}

export function readMineSearch(given: Record<string, unknown>): MineSearch {
  const own = OWN_PARTS.find((part) => part === one(given.own))
  return { tab: 'resources', ...(own ? { own } : {}), ...pageIn(given) }
}

export const mineCatalogue: Catalogue<MineSearch> = {
  path: '/my-pankh-page',
  read: readMineSearch,
  resets: [],
}
