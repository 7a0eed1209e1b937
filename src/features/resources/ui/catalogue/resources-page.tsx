import { createFileRoute } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { KindTabs, loadKinds, loadOffers, type Offer, OtherWays } from '#features/search/ui/index.ts'
import {
  chosenWords,
  FilterPanel,
  ForYouPart,
  ListBody,
  listedOf,
  loadForYou,
  loadList,
} from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { addressLinks, ownAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import type { ResourceFacets } from '../../resources.contract.ts'
import { ResourceCard } from './resource-card.tsx'
import { resourceFilters } from './resource-filters.tsx'
import { ResourceHero } from './resource-hero.tsx'
import { chosenFilters, ResourceResults } from './resource-results.tsx'
import {
  asFilters,
  asListBody,
  type ResourceSearch,
  readResourceSearch,
  resourceCatalogue,
} from './resource-search.ts'
import { type ListedResources, shownResources } from './shown-resources.ts'

/** The library: the list of resources with its filters. */
export const Route = createFileRoute('/_default/resource')({
  validateSearch: readResourceSearch,
  loaderDeps: ({ search }) => readResourceSearch({ ...search }),
  loader: async ({ context: { api, publicUrl, hasCookie }, deps: search, parentMatchPromise }) => {
    const [resources, facets, topics, info, forYou, found] = await Promise.all([
      loadResources(api, search),
      loadResourceFacets(api, search),
      api('GET /v2/resource/filter/hyperlink/', {}),
      api('GET /v2/resource/info/', {}),
      loadForYou({ search, hasCookie, layout: parentMatchPromise }, () =>
        api('GET /v2/resource/for-you/list/', { query: {} }),
      ),
      loadKinds(api, search),
    ])
    const offers = await loadResourceOffers(api, { search, resources, facets })
    return {
      resources,
      facets,
      topics: topics.success ? topics.data : { tags: [], skills: [] },
      info: info.success ? info.data : undefined,
      publicUrl,
      found,
      offers,
      ...(forYou && { forYou }),
    }
  },
  head: ({ loaderData }) => {
    const title = pageTitle(m.resources_title())
    const site = loaderData?.publicUrl ?? ''
    return {
      meta: [
        { title },
        { name: 'description', content: m.resources_description() },
        { property: 'og:title', content: title },
        { property: 'og:description', content: m.resources_description() },
        { property: 'og:image', content: `${site}/art/share-default.png` },
        { property: 'og:url', content: ownAddress(site, '/resource') },
      ],
      links: addressLinks(site, '/resource'),
    }
  },
  component: ResourcesPage,
})

function ResourcesPage() {
  const { resources, facets, topics, info, forYou, found, offers } = Route.useLoaderData()
  const search = readResourceSearch({ ...Route.useSearch() })
  shownResources.useKeepShown(search, resources, facets)
  return (
    <>
      <ResourceHero search={search} topics={topics} info={info} />
      {forYou && (
        <ForYouPart cards={forYou}>
          {(resource, shown) => <ResourceCard key={resource.id} resource={resource} {...shown} />}
        </ForYouPart>
      )}
      <ListBody filters={facets && <FilterPanel {...resourceFilters(search, facets)} />}>
        <ResourceResults
          search={search}
          facets={facets}
          resources={resources}
          kinds={<KindTabs current="resources" search={search} found={found} />}
          otherWays={<OtherWays current="resources" {...{ search, found, offers, topics }} />}
        />
      </ListBody>
    </>
  )
}

/** Loads the library up to the page in the address. */
function loadResources(api: Api, search: ResourceSearch): Promise<ListedResources | Failure> {
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

/** Loads the filters with their counts; undefined if loading fails and no earlier ones are shown. */
async function loadResourceFacets(api: Api, search: ResourceSearch): Promise<ResourceFacets | undefined> {
  return shownResources.facets(await api('GET /v2/resource/filter/count/', { query: asFilters(search) }))
}

interface Loaded {
  search: ResourceSearch
  resources: ListedResources | Failure
  facets: ResourceFacets | undefined
}

/** If nothing was found, suggests searches with fewer filters or words. */
async function loadResourceOffers(
  api: Api,
  { search, resources, facets }: Loaded,
): Promise<Offer<ResourceSearch>[]> {
  if ('success' in resources || resources.total > 0) return []
  const chosen = [
    ...chosenWords(resourceCatalogue, search, resources.parsedQuery),
    ...chosenFilters(search, facets),
  ]
  return loadOffers(chosen, async (less) => {
    const answer = await api('POST /v2/resource/list/', { body: { ...asListBody(less), length: 1 } })
    return answer.success ? answer.recordsTotal : 0
  })
}
