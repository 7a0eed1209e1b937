import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { eventNameInAddress, onDemandAddress } from '../../on-demand-address.contract.ts'
import { OnDemandList } from '../catalogue/on-demand-list.tsx'
import { EventHead } from '../details/event-head.tsx'
import { EventPageSkeleton } from '../details/event-page-skeleton.tsx'
import { loadEvent } from '../details/load-event.ts'
import { readFeedbackSearch } from '../feedback/feedback-search.ts'
import { loadQuestions, loadReviews } from '../feedback/load-feedback.ts'
import { FilmView } from './film-view.tsx'
import { loadFilm } from './load-film.ts'

const NEWEST = 24
const MOST_RESOURCES = 12
/** A recording with its transcript; without an event, the newest recordings. */
export const Route = createFileRoute('/_default/events/on-demand/{-$eventname}/{-$eventid}')({
  validateSearch: readFeedbackSearch,
  loaderDeps: ({ search: { questions, reviews } }) => readFeedbackSearch({ questions, reviews }),
  loader: async ({ context: { api, publicUrl }, params: { eventname, eventid }, deps }) => {
    if (eventid === undefined) return { kind: 'list' as const, films: await loadNewest(api), publicUrl }
    if (!isAddressId(eventid)) throw notFound()
    const event = await loadEvent(api, eventid)
    const name = decodeURIComponent(eventNameInAddress(event.title))
    if (event.status !== 'On-Demand') {
      throw redirect({ to: '/events/details/$id', params: { id: eventid }, search: true })
    }
    if (eventname !== name) {
      const to = '/events/on-demand/{-$eventname}/{-$eventid}'
      throw redirect({ to, params: { eventname: name, eventid }, search: true, statusCode: 301 })
    }
    const [film, resources, questions, reviews] = await Promise.all([
      loadFilm(api, event),
      api('GET /v2/event/resource/list/', { query: { id: eventid, length: MOST_RESOURCES } }),
      loadQuestions(api, eventid, deps),
      loadReviews(api, eventid, deps),
    ])
    return {
      kind: 'film' as const,
      event,
      film,
      resources: resources.success ? resources.data : [],
      questions,
      reviews,
      publicUrl,
    }
  },
  pendingMs: 300,
  pendingComponent: EventPageSkeleton,
  component: OnDemandPage,
})

async function loadNewest(api: Api) {
  const films = await api('POST /v2/event/list/', {
    body: { status: 'on-demand', sort: [3], length: NEWEST },
  })
  return films.success ? films.data : pageCannotShow(films)
}

function OnDemandPage() {
  const loaded = Route.useLoaderData()
  if (loaded.kind === 'film') {
    const { event, publicUrl } = loaded
    return (
      <>
        <EventHead event={event} publicUrl={publicUrl} path={onDemandAddress(event)} />
        <FilmView key={event.id} {...loaded} />
      </>
    )
  }
  return (
    <>
      <title>{pageTitle(m.on_demand_title())}</title>
      <meta name="description" content={m.on_demand_lead()} />
      <OnDemandList films={loaded.films} />
    </>
  )
}
