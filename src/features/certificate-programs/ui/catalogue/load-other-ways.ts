import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { loadOffers } from '#features/search/ui/index.ts'
import { isAsked } from '#foundation/catalogue/ui/index.ts'
import { chosenFilters } from './chosen-filters.ts'
import type { ListedPrograms } from './load-programs.ts'
import { asListQuery, type ProgramsSearch } from './programs-search.ts'

export type OtherWaysOfPrograms = NonNullable<Awaited<ReturnType<typeof loadOtherWays>>>

/** If a search found no program: searches with fewer filters or words, and topics. */
export async function loadOtherWays(api: Api, search: ProgramsSearch, programs: ListedPrograms | Failure) {
  if ('success' in programs || programs.total > 0 || !isAsked(search)) return undefined
  const [offers, topics] = await Promise.all([
    loadOffers(chosenFilters(search, programs), async (less) => {
      const answer = await api('GET /v2/event/course/list/', { query: { ...asListQuery(less), length: 1 } })
      return answer.success ? answer.recordsTotal : 0
    }),
    api('GET /v2/event/filter/hyperlink/', {}),
  ])
  return { offers, topics: topics.success ? topics.data : { tags: [], skills: [] } }
}
