import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { EventCertificate } from '#features/certificates/ui/index.ts'
import { Listen } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import page from '#ui-kit/detail-page.module.css'
import panel from '#ui-kit/detail-panel.module.css'
import type { EventCard, EventDetails } from '../../events.contract.ts'
import { EventQuestions } from '../feedback/event-questions.tsx'
import { EventReviews } from '../feedback/event-reviews.tsx'
import { readFeedbackSearch } from '../feedback/feedback-search.ts'
import { loadQuestions, loadReviews } from '../feedback/load-feedback.ts'
import { EventAccess } from './event-access.tsx'
import { EventAudience } from './event-audience.tsx'
import { EventHead } from './event-head.tsx'
import { EventOpening, EventSummary } from './event-opening.tsx'
import { EventPageSkeleton } from './event-page-skeleton.tsx'
import { EventPanel } from './event-panel.tsx'
import { EventResources } from './event-resources.tsx'
import { EventSeries } from './event-series.tsx'
import { EventSpeakers } from './event-speakers.tsx'
import { EventText } from './event-text.tsx'
import { EventWhen } from './event-when.tsx'
import { isReviewAwaited, loadEvent } from './load-event.ts'
import { RelatedEvents } from './related-events.tsx'

/** More than are shown, because events of the same series are filtered out and listed separately. */
const RELATED_ASKED = 12
const MOST_RESOURCES = 12

/** An event's page: everything that a person wants to know before registering. */
export const Route = createFileRoute('/_default/events/details/$id')({
  validateSearch: readFeedbackSearch,
  loaderDeps: ({ search: { questions, reviews } }) => readFeedbackSearch({ questions, reviews }),
  loader: async ({ context: { api, publicUrl }, params: { id }, deps }) => {
    if (!isAddressId(id)) throw notFound()
    const details = loadEvent(api, id)
    const [event, awaitsReview, related, resources, questions, reviews] = await Promise.all([
      details,
      details.then((loaded) => isReviewAwaited(api, loaded)),
      api('GET /v2/event/related/list/', { query: { id, length: RELATED_ASKED } }),
      api('GET /v2/event/resource/list/', { query: { id, length: MOST_RESOURCES } }),
      loadQuestions(api, id, deps),
      loadReviews(api, id, deps),
    ])
    return {
      event,
      awaitsReview,
      related: related.success ? related.data : [],
      resources: resources.success ? resources.data : [],
      questions,
      reviews,
      publicUrl,
    }
  },
  pendingMs: 300,
  pendingComponent: EventPageSkeleton,
  component: EventPage,
})

function EventPage() {
  const { event, awaitsReview, related, resources, questions, reviews, publicUrl } = Route.useLoaderData()
  const head = <EventHead event={event} publicUrl={publicUrl} />
  if (event.status === 'Cancelled') {
    return (
      <>
        {head}
        <CancelledEvent event={event} related={related} />
      </>
    )
  }
  return (
    <div className={page.page}>
      {head}
      <article className={page.layout}>
        <EventOpening event={event} />
        <EventPanel event={event} awaitsReview={awaitsReview} publicUrl={publicUrl} />
        <div className={page.text}>
          <EventSummary event={event} />
          <Listen />
          <EventText event={event} isFilmAbove={event.status === 'On-Demand'} />
          <EventAudience event={event} />
          <EventSpeakers speakers={event.speakers} />
          <EventAccess event={event} />
          <EventSeries event={event} />
          <EventQuestions event_id={event.id} questions={questions} />
          <EventReviews event_id={event.id} reviews={reviews} />
          <EventResources resources={resources} />
        </div>
      </article>
      <RelatedEvents event={event} related={related} />
    </div>
  )
}

/** What was planned, that it is cancelled, and where to go from here. */
function CancelledEvent({ event, related }: { event: EventDetails; related: EventCard[] }) {
  return (
    <div className={page.page}>
      <article className={page.layout}>
        <EventOpening event={event} />
        <aside className={page.panel} aria-labelledby="panel">
          <div className={panel.panel}>
            <div className={panel.part}>
              <EventWhen event={event} />
              {event.registration && <p>{m.event_cancelled_registered()}</p>}
              {event.has_certificate && event.user_event_status === 'Attended' && (
                <EventCertificate event_id={event.id} awaitsReview={false} />
              )}
            </div>
          </div>
        </aside>
        <div className={page.text}>
          <EventSummary event={event} />
          <EventText event={event} />
        </div>
      </article>
      {/* The series isn't listed here, so its other events are among the related ones. */}
      <RelatedEvents event={{ ...event, series: null }} related={related} />
    </div>
  )
}
