import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { type FirstSteps, loadFirstSteps } from './load-first-steps.ts'
import { hasNext, loadNext, type Next } from './load-next.ts'
import type { MyPagePart, PartData } from './my-page-part.ts'
import { myPageParts } from './my-page-parts.ts'
import type { MyPageSearch } from './my-page-search.ts'

export interface MyPageData {
  part: PartData | Failure
  /** What waits for the person; only on the first tab. */
  next: Next | null
  /** The first steps; only on the first tab, for people with nothing yet. */
  firstSteps: FirstSteps | null
}

/** The tab in the address. */
export function shownPart({ tab }: MyPageSearch): MyPagePart {
  const [first] = myPageParts
  const shown = myPageParts.find(({ key }) => key === tab) ?? first
  if (!shown) throw new Error('My page has no parts')
  return shown
}

const isFailure = (loaded: PartData | Failure): loaded is Failure =>
  'success' in loaded && loaded.success === false

/** Whether My page is shown as it opens, with what waits for the person above its tabs. */
export const isOpening = ({ tab, when }: MyPageSearch) => tab === undefined && when === undefined

/** Loads only what the visible tab needs. */
export async function loadMyPage(
  api: Api,
  search: MyPageSearch,
): Promise<{ success: true; data: MyPageData } | Failure> {
  const [loaded, next] = await Promise.all([
    shownPart(search).load(api, search),
    isOpening(search) ? loadNext(api) : null,
  ])
  if (isFailure(loaded) && loaded.status === 401) return loaded
  const isEmpty = !isFailure(loaded) && loaded.total === 0
  const firstSteps = isEmpty && next && !hasNext(next) ? await loadFirstSteps(api) : null
  return { success: true, data: { part: loaded, next, firstSteps } }
}
