import { one, pageIn } from '#foundation/catalogue/list-search.contract.ts'

/** The tabs in order. The page opens with the first, which most people come for. */
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

/** The parameters of My page's address. Each tab reads its own. */
export interface MyPageSearch {
  /** The open tab; by default the first. */
  tab?: MyPageTab
  /** Which of the viewer's resources are shown. */
  own?: string
  /** Which of the viewer's events are shown. */
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
