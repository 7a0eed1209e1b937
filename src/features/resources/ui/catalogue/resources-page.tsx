import { createFileRoute } from '@tanstack/react-router'
import { ForYouPart, ListBody, loadForYou } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { addressLinks, ownAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { loadResourceFacets, loadResources } from './load-resources.ts'
import { ResourceCard } from './resource-card.tsx'
import { ResourceFilterPanel } from './resource-filter-panel.tsx'
import { ResourceHero } from './resource-hero.tsx'
import { ResourceResults } from './resource-results.tsx'
import { readResourceSearch } from './resource-search.ts'
import { shownResources } from './shown-resources.ts'

/** The library: the list of resources with its filters. */
export const Route = createFileRoute('/_default/resource')({
  validateSearch: readResourceSearch,
  loaderDeps: ({ search }) => readResourceSearch({ ...search }),
  loader: async ({ context: { api, publicUrl, hasCookie }, deps: search, parentMatchPromise }) => {
    const [resources, facets, topics, info, forYou] = await Promise.all([
      loadResources(api, search),
      loadResourceFacets(api, search),
      api('GET /v2/resource/filter/hyperlink/', {}),
      api('GET /v2/resource/info/', {}),
      loadForYou({ search, hasCookie, layout: parentMatchPromise }, () =>
        api('GET /v2/resource/for-you/list/', { query: {} }),
      ),
    ])
    return {
      resources,
      facets,
      topics: topics.success ? topics.data : { tags: [], skills: [] },
      info: info.success ? info.data : undefined,
      publicUrl,
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
  const { resources, facets, topics, info, forYou } = Route.useLoaderData()
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
      <ListBody filters={facets && <ResourceFilterPanel search={search} facets={facets} />}>
        <ResourceResults search={search} facets={facets} resources={resources} />
      </ListBody>
    </>
  )
}
