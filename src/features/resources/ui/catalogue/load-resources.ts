import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { ResourceFacets } from '../../resources.contract.ts'
import { asFilters, asListBody, type ResourceSearch } from './resource-search.ts'
import { type ListedResources, shownResources } from './shown-resources.ts'

/** The library up to the address's page. */
export function loadResources(api: Api, search: ResourceSearch): Promise<ListedResources | Failure> {
  return loadList<ListedResources>({
    page: search.page,
    length: search.length,
    seen: shownResources.list(search),
    ask: async (window) => {
      const answer = await api('POST /v2/resource/list/', { body: { ...asListBody(search), ...window } })
      return answer.success ? listedOf(answer) : answer
    },
  })
}

/** The filters with their counts; none where they can't be had and none are shown. */
export async function loadResourceFacets(
  api: Api,
  search: ResourceSearch,
): Promise<ResourceFacets | undefined> {
  return shownResources.facets(await api('GET /v2/resource/filter/count/', { query: asFilters(search) }))
}
