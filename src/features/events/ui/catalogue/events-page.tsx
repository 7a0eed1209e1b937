import { createFileRoute } from '@tanstack/react-router'
import { taglineIn } from '#contract/product.ts'
import { BannerStrip } from '#features/banners/ui/index.ts'
import { KindTabs, loadKinds, OtherWays } from '#features/search/ui/index.ts'
import { FilterPanel, ForYouPart, isAsked, ListBody, loadForYou } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { addressLinks, ownAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { EventCard } from './event-card.tsx'
import { eventFilters } from './event-filters.tsx'
import { EventHero } from './event-hero.tsx'
import { EventResults } from './event-results.tsx'
import { type EventSearch, readEventSearch } from './event-search.ts'
import { HomeLead } from './home-lead.tsx'
import { loadEventOffers, loadEvents, loadFacets, shownEvents } from './load-events.ts'

/** The catalogue of events: the home page. */
export const Route = createFileRoute('/_default/')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search }) => readEventSearch({ ...search }),
  loader: async ({ context: { api, publicUrl, hasCookie }, deps: search, parentMatchPromise }) => {
    const [events, facets, topics, banners, forYou, found, resource] = await Promise.all([
      loadEvents(api, search),
      loadFacets(api, search),
      api('GET /v2/event/filter/hyperlink/', {}),
      api('GET /master/banner/list/', {}),
      loadForYou({ search, hasCookie, layout: parentMatchPromise }, () =>
        api('GET /v2/event/for-you/list/', { query: {} }),
      ),
      loadKinds(api, search),
      isAsked(search) ? undefined : api('GET /v2/resource/of-the-day/', {}),
    ])
    const offers = await loadEventOffers(api, { search, events, facets })
    return {
      events,
      facets,
      topics: topics.success ? topics.data : { tags: [], skills: [] },
      banners: banners.success ? banners.data : [],
      publicUrl,
      found,
      offers,
      ...(forYou && { forYou }),
      ...(resource?.success && resource.data && { resource: resource.data }),
    }
  },
  head: ({ loaderData }) => {
    const title = pageTitle(m.events_title())
    const address = loaderData?.publicUrl ?? ''
    return {
      meta: [
        { title },
        { name: 'description', content: `${taglineIn()} – ${m.events_lead()}` },
        { property: 'og:title', content: title },
        { property: 'og:description', content: taglineIn() },
        { property: 'og:image', content: `${address}/art/share-default.png` },
        { property: 'og:url', content: ownAddress(address, '/') },
      ],
      links: addressLinks(address, '/'),
    }
  },
  component: EventsPage,
})

function EventsPage() {
  const { events, facets, topics, banners, forYou, found, offers, resource } = Route.useLoaderData()
  const search = readEventSearch(Route.useSearch())
  shownEvents.useKeepShown(search, events, facets)
  return (
    <>
      <EventHero
        search={search}
        topics={topics}
        first={
          isAsked(search) ? null : (
            <HomeLead event={nextOf(events, search)} resource={resource} forYou={forYou} />
          )
        }
      >
        <BannerStrip banners={banners} />
      </EventHero>
      {forYou && (
        <ForYouPart cards={forYou}>
          {(event, shown) => <EventCard key={event.id} event={event} {...shown} />}
        </ForYouPart>
      )}
      <ListBody filters={facets && <FilterPanel {...eventFilters(search, facets)} />}>
        <EventResults
          search={search}
          facets={facets}
          events={events}
          hasPictureAbove={banners.length > 0 && !isAsked(search)}
          kinds={<KindTabs current="events" search={search} found={found} />}
          otherWays={<OtherWays current="events" {...{ search, found, offers, topics }} />}
        />
      </ListBody>
    </>
  )
}

/** By default the list starts with upcoming events, soonest first. */
function nextOf(events: Awaited<ReturnType<typeof loadEvents>>, { sort_by, flag_descending }: EventSearch) {
  if ('success' in events || events.skipped || sort_by || flag_descending) return undefined
  return events.cards.find(({ status }) => status === 'Upcoming' || status === 'Scheduled')
}
