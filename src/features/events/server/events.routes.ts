import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { FOR_YOU_LENGTH } from '#foundation/for-you/for-you.contract.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { eventRegistrationsContract } from '../event-registrations.contract.ts'
import { eventSpeakingContract } from '../event-speaking.contract.ts'
import { eventWatchContract } from '../event-watch.contract.ts'
import { eventsContract, RELATED_LENGTH, SPOKEN_LENGTH, sortsOf } from '../events.contract.ts'
import { eventsOfFollowedContract } from '../following-news.contract.ts'
import { eventsForYouContract } from '../for-you.contract.ts'
import { ownEventsContract } from '../own-events.contract.ts'
import { attendanceOf } from './attendance/attendance.queries.ts'
import { stayAtEvent } from './attendance/stay-at-event.ts'
import { countEventFacets } from './catalogue/count-event-facets.ts'
import { listEventTopics } from './catalogue/list-event-topics.ts'
import { listEvents } from './catalogue/list-events.ts'
import { getEventDetails } from './details/get-event-details.ts'
import { listEventResources } from './details/list-event-resources.ts'
import { listRelatedEvents } from './details/list-related-events.ts'
import { getFilm, getTranscript } from './film/get-film.ts'
import { recordWatching } from './film/record-watching.ts'
import { listEventsForYou } from './for-you/list-events-for-you.ts'
import { listEventsOfFollowed } from './mine/list-following-news.ts'
import { listOwnEvents } from './mine/list-own-events.ts'
import { cancelRegistration } from './registering/cancel-registration.ts'
import { registerForEvent } from './registering/register-for-event.ts'
import { setReminders } from './registering/set-reminders.ts'
import { listSpokenEvents } from './speaking/list-spoken-events.ts'

/** Each cancellation can cause another email, so they are limited per person. */
const CANCELLATIONS = defineLimit({
  name: 'cancel-registration',
  tries: 20,
  seconds: 60 * 60,
  label: m.limit_cancel_registration,
})

export function eventsRoutes(parts: RouteParts): void {
  serveCatalogue(parts)
  serveDetails(parts)
  serveRegistering(parts)
  serveFilm(parts)
  serveListsOfPeople(parts)
}

function serveCatalogue({ serve }: RouteParts): void {
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
}

function serveDetails({ serve, viewers }: RouteParts): void {
  serve(eventsContract.getEventDetails, async ({ db, query, language, now, ...call }) => {
    const viewer = await viewers.viewerOf(call)
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

function serveRegistering({ serve, viewers, limits }: RouteParts): void {
  serve(eventRegistrationsContract.registerForEvent, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id: event_id, ...wishes } = body
    const data = await registerForEvent(db, viewer, { event_id, ...wishes, language, now })
    const isWaiting = data.registration.status === 'waiting'
    return { data: { message: isWaiting ? m.registration_waiting() : m.toast_registered(), ...data } }
  })

  serve(eventRegistrationsContract.cancelRegistration, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(CANCELLATIONS, String(viewer.id))
    await cancelRegistration(db, viewer, { event_id: body.id, now })
    const user_event_status = await attendanceOf(db, { event_id: body.id, user_id: viewer.id, now })
    return { data: { message: m.registration_cancelled(), user_event_status } }
  })

  serve(eventRegistrationsContract.stayAtEvent, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await stayAtEvent(db, viewer, { event_id: body.id, now }) }
  })

  serve(eventRegistrationsContract.setReminders, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id: event_id, ...reminders } = body
    const registration = await setReminders(db, viewer, { event_id, ...reminders })
    return { data: { message: m.reminders_saved(), registration } }
  })
}

function serveFilm({ serve, viewers }: RouteParts): void {
  serve(eventWatchContract.getFilm, async ({ db, query, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await getFilm(db, viewer, { event_id: query.id, now }) }
  })

  serve(eventWatchContract.recordWatching, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id: event_id, ...beat } = body
    return { data: await recordWatching(db, viewer, { event_id, ...beat, now }) }
  })

  serve(eventWatchContract.getTranscript, async ({ db, query, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id: event_id, language } = query
    return { data: await getTranscript(db, viewer, { event_id, language, now }) }
  })
}

/** Lists of events that a person takes part in, may like or speaks at. */
function serveListsOfPeople({ serve, viewers }: RouteParts): void {
  serve(ownEventsContract.listOwnEvents, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { part = 'upcoming', page = 1, length = DEFAULT_LENGTH, after } = body
    return listOwnEvents(db, viewer, { part, page, length, after, language, now })
  })

  serve(eventsOfFollowedContract.listEventsOfFollowed, async ({ db, now, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { length = DEFAULT_LENGTH, after } = body
    return listEventsOfFollowed(db, viewer, { length, after, language, now })
  })

  serve(eventsForYouContract.listEventsForYou, async ({ db, query, language, now, ...call }) => {
    const { id } = await viewers.loggedIn(call)
    return listEventsForYou(db, { user_id: id, length: query.length ?? FOR_YOU_LENGTH, language, now })
  })

  serve(eventSpeakingContract.listSpokenEvents, ({ db, body, language, now }) => {
    const { creator_id, page = 1, length = SPOKEN_LENGTH, after } = body
    return listSpokenEvents(db, { user_id: creator_id, language, now, page, length, after })
  })
}
