import { one, pageIn } from '#foundation/catalogue/list-search.contract.ts'

/** The tabs in the order of the page, which opens with the first: what most people come for stands first. */
export const MY_PAGE_TABS = [
  'events',
  'certificates',
  'resources',
  'on-demand',
  'programs',
  'following',
  'questions',
  'reviews',
  'campaigns',
] as const
export type MyPageTab = (typeof MY_PAGE_TABS)[number]

/** What My page's address asks for. The parts read what is theirs. */
export interface MyPageSearch {
  /** The tab that is open; left out, it is the first. */
  tab?: MyPageTab
  /** The part of my resources that is shown. */
  own?: string
  /** The part of my events that is shown. */
  when?: string
  page?: number
  length?: number
}

export function readMyPageSearch(given: Record<string, unknown>): MyPageSearch {
  const tab = MY_PAGE_TABS.find((key) => key !== MY_PAGE_TABS[0] && key === one(given.tab))
  const own = tab === 'resources' ? one(given.own) : undefined
  const when = tab === undefined ? one(given.when) : undefined
  return { ...(tab && { tab }), ...(own && { own }), ...(when && { when }), ...pageIn(given) }
}
