import { createFileRoute } from '@tanstack/react-router'
import { homeDay, taglineIn } from '#contract/product.ts'
import { BannerStrip } from '#features/banners/ui/index.ts'
import { ForYouPart, isAsked, ListBody, loadForYou } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { addressLinks, ownAddress } from '#ui-kit/page-address.tsx'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { EventCard } from './event-card.tsx'
import { EventFilterPanel } from './event-filter-panel.tsx'
import { EventHero } from './event-hero.tsx'
import { EventResults } from './event-results.tsx'
import { type EventSearch, readEventSearch } from './event-search.ts'
import { HomeLead } from './home-lead.tsx'
import { loadEvents, loadFacets, shownEvents } from './load-events.ts'
import { loadResourceOfDay } from './load-resource-of-day.ts'

/** The catalogue of events: the home page. */
export const Route = createFileRoute('/_default/')({
  validateSearch: readEventSearch,
  loaderDeps: ({ search }) => readEventSearch({ ...search }),
  loader: async ({ context: { api, publicUrl, hasCookie }, deps: search, parentMatchPromise }) => {
    const [events, facets, topics, banners, forYou, resource] = await Promise.all([
      loadEvents(api, search),
      loadFacets(api, search),
      api('GET /v2/event/filter/hyperlink/', {}),
      api('GET /master/banner/list/', {}),
      loadForYou({ search, hasCookie, layout: parentMatchPromise }, () =>
        api('GET /v2/event/for-you/list/', { query: {} }),
      ),
      isAsked(search) ? undefined : loadResourceOfDay(api, homeDay(new Date())),
    ])
    return {
      events,
      facets,
      topics: topics.success ? topics.data : { tags: [], skills: [] },
      banners: banners.success ? banners.data : [],
      publicUrl,
      ...(forYou && { forYou }),
      ...(resource && { resource }),
    }
  },
  head: ({ loaderData }) => {
    const title = pageTitle(m.events_title())
    const address = loaderData?.publicUrl ?? ''
    return {
      meta: [
        { title },
        { name: 'description', content: `${taglineIn()}. ${m.events_lead()}` },
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
  const { events, facets, topics, banners, forYou, resource } = Route.useLoaderData()
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
      <ListBody filters={facets && <EventFilterPanel search={search} facets={facets} />}>
        <EventResults search={search} facets={facets} events={events} hasPictureAbove={banners.length > 0} />
      </ListBody>
    </>
  )
}

/** The list begins with what is still to come, soonest first, where no other order is asked for. */
function nextOf(events: Awaited<ReturnType<typeof loadEvents>>, { sort_by, flag_descending }: EventSearch) {
  if ('success' in events || events.skipped || sort_by || flag_descending) return undefined
  return events.cards.find(({ status }) => status === 'Upcoming' || status === 'Scheduled')
}
