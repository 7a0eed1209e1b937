import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { Serve } from '#platform/http/serve.ts'
import { eventsContract, RELATED_LENGTH, sortsOf } from '../events.contract.ts'
import { adminEventsRoutes } from './admin/admin-events.routes.ts'
import { adminFeedbackRoutes } from './admin/admin-feedback.routes.ts'
import { adminFilmRoutes } from './admin/admin-film.routes.ts'
import { adminHostsRoutes } from './admin/admin-hosts.routes.ts'
import { adminPeopleRoutes } from './admin/admin-people.routes.ts'
import { adminPictureRoutes } from './admin/admin-picture.routes.ts'
import { adminSeriesRoutes } from './admin/admin-series.routes.ts'
import { adminSpeakersRoutes } from './admin/admin-speakers.routes.ts'
import { countEventFacets } from './catalogue/count-event-facets.ts'
import { listEventTopics } from './catalogue/list-event-topics.ts'
import { listEvents } from './catalogue/list-events.ts'
import type { EventParts } from './details/event-parts.ts'
import { getEventDetails } from './details/get-event-details.ts'
import { listEventResources } from './details/list-event-resources.ts'
import { listRelatedEvents } from './details/list-related-events.ts'
import { eventQuestionsRoutes } from './feedback/event-questions.routes.ts'
import { eventReviewsRoutes } from './feedback/event-reviews.routes.ts'
import { eventWatchRoutes } from './film/event-watch.routes.ts'
import { eventsForYouRoutes } from './for-you/events-for-you.routes.ts'
import { ownEventsRoutes } from './mine/own-events.routes.ts'
import { ownFeedbackRoutes } from './mine/own-feedback.routes.ts'
import { eventRegistrationsRoutes } from './registering/event-registrations.routes.ts'
import { eventSpeakingRoutes } from './speaking/event-speaking.routes.ts'

export function eventsRoutes(serve: Serve, parts: EventParts): void {
  adminEventsRoutes(serve, parts)
  adminFeedbackRoutes(serve, parts)
  adminFilmRoutes(serve, parts)
  adminHostsRoutes(serve, parts)
  adminPeopleRoutes(serve, parts)
  adminPictureRoutes(serve, parts)
  adminSeriesRoutes(serve, parts)
  adminSpeakersRoutes(serve, parts)
  eventQuestionsRoutes(serve, parts)
  eventRegistrationsRoutes(serve, parts)
  eventReviewsRoutes(serve, parts)
  eventSpeakingRoutes(serve)
  eventsForYouRoutes(serve, parts)
  eventWatchRoutes(serve, parts)
  ownEventsRoutes(serve, parts)
  ownFeedbackRoutes(serve, parts)

  serve(eventsContract.listEvents, async ({ db, body, language, now }) => {
    const {
      page = 1,
      length = DEFAULT_LENGTH,
      after,
      sort,
      sort_by,
      sorting_column,
      flag_descending,
      ...filters
    } = body
    return listEvents(db, {
      filters,
      sorts: sortsOf({ sort, sort_by, sorting_column }),
      isDescending: flag_descending,
      language,
      now,
      page,
      length,
      after,
    })
  })

  serve(eventsContract.getEventFilter, async ({ db, query, language, now }) => {
    return { data: await countEventFacets(db, { filters: query, language, now }) }
  })

  serve(eventsContract.getEventHyperlinks, async ({ db, language, now }) => {
    return { data: await listEventTopics(db, { language, now }) }
  })

  serve(eventsContract.getEventDetails, async ({ db, query, language, now, ...call }) => {
    const viewer = await parts.viewers.viewerOf(call)
    return { data: await getEventDetails(db, { id: query.id, language, now, viewer }) }
  })

  serve(eventsContract.listEventResources, async ({ db, query, language }) => {
    const { id, page = 1, length = DEFAULT_LENGTH } = query
    return listEventResources(db, { id, language, page, length })
  })

  serve(eventsContract.listRelatedEvents, async ({ db, query, language, now }) => {
    const { id, page = 1, length = RELATED_LENGTH } = query
    return listRelatedEvents(db, { id, language, now, page, length })
  })
}
