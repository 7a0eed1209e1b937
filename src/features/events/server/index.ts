import { mayWorkOnEvents } from '#foundation/accounts/server/index.ts'
import type { Feature } from '#foundation/feature.ts'
import { adminEventsRoutes } from './admin/editing/admin-events.routes.ts'
import { mailCancelled } from './admin/editing/mail-cancelled.ts'
import { mailMoved } from './admin/editing/mail-moved.ts'
import { eventsOfPerson } from './admin/events-of-person.queries.ts'
import { adminFeedbackRoutes } from './admin/feedback/admin-feedback.routes.ts'
import { adminFilmRoutes } from './admin/film/admin-film.routes.ts'
import { adminPeopleRoutes } from './admin/people/admin-people.routes.ts'
import { adminSpeakersRoutes } from './admin/speakers/admin-speakers.routes.ts'
import {
  countDraftEvents,
  type FirstEvent,
  findLacking,
  findUnmatchedPeople,
} from './admin/waiting-events.queries.ts'
import { claimAttendance } from './attendance/claim-attendance.ts'
import { eventsFollowTerms, refreshEventWordsHandled } from './catalogue/refresh-event-words.ts'
import { eventsSitemap, isEventPublic, isPublicSpeaker } from './event-facts.queries.ts'
import { eventGauges } from './event-gauges.queries.ts'
import { eventPageRoutes } from './event-page.routes.ts'
import { eventsRoutes } from './events.routes.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import {
  reportableAnswers,
  reportableQuestions,
  reportableReviews,
} from './feedback/reportable-feedback.queries.ts'
import { mayOpenFilm } from './film/get-film.ts'
import { eventMetrics } from './metrics/event-metrics.queries.ts'
import { personalEvents } from './personal/personal-events.ts'
import { mailRegistration } from './registering/mail-registration.ts'
import { mailReminders } from './registering/mail-reminders.ts'
import { promoteWaitlistHandled } from './registering/promote-waitlist.ts'
import { enqueueEachRegistrationMail } from './registering/registration-mail-jobs.ts'

export { eventPictureSizes } from './admin/editing/event-content.ts'
export { enqueueCancelledMails } from './admin/editing/mail-cancelled.ts'
export { saveCaptions } from './admin/film/save-captions.ts'
export { findManagedEvent, type Organiser } from './admin/find-managed-event.ts'
export {
  attendanceOf,
  selectAttendedIds,
  wasPresent,
} from './attendance/attendance.queries.ts'
export { selectStandingEvents, selectTakingPart } from './attendance/taking-part.queries.ts'
export { withCards as withEventCards } from './catalogue/event-card.queries.ts'
export { countFoundEvents } from './catalogue/list-events.ts'
export { eventAttendances, eventWatches } from './event-attendances.tables.ts'
export { eventHosts } from './event-hosts.tables.ts'
export { speakers } from './event-links.tables.ts'
export {
  eventAnswers,
  eventQuestions,
  eventQuestionVotes,
  speakerAccounts,
} from './event-questions.tables.ts'
export { eventRegistrations } from './event-registrations.tables.ts'
export { eventReviews } from './event-reviews.tables.ts'
export { EventNotFound } from './events.errors.ts'
export { events } from './events.tables.ts'
export { eraseFeedback } from './feedback/erase-feedback.queries.ts'
export { hasReviewed } from './feedback/event-reviews.queries.ts'
export {
  insertEvent,
  insertEvents,
  insertSeries,
  insertSpeakers,
  type NewEvent,
  type NewSpeaker,
} from './insert-event.queries.ts'
export { EventInMail, whenLabel } from './mails/event-in-mail.tsx'
export { selectOwnFacts } from './mine/own-events.queries.ts'
export { eventsCalendar } from './registering/event-calendar.ts'
export { mailedEvent } from './registering/mail-registration.ts'
export { type MailFacts, selectStanding } from './registering/registration-mails.queries.ts'
export { scheduleReminders } from './registering/remind-registered.ts'
export { type RefusedEvent, takeSeats } from './registering/take-seats.ts'
export { selectSpeakersOf } from './speaking/spoken-events.queries.ts'

/** A count that leads to a page of the first event concerned. */
const atFirst = ({ count, event_id }: FirstEvent, page: '' | '/film' | '/registrations') =>
  event_id === null ? count : { count, address: `/admin/events/${event_id}${page}` }

export const eventsFeature: Feature = {
  routes: [
    eventsRoutes,
    eventPageRoutes,
    feedbackRoutes,
    adminEventsRoutes,
    adminFeedbackRoutes,
    adminFilmRoutes,
    adminPeopleRoutes,
    adminSpeakersRoutes,
  ],
  jobs: (parts) => [
    refreshEventWordsHandled,
    mailRegistration(parts),
    enqueueEachRegistrationMail,
    mailReminders(parts),
    mailMoved(parts),
    mailCancelled(parts),
    promoteWaitlistHandled(parts),
  ],
  sitemap: [eventsSitemap],
  reportables: () => [reportableQuestions, reportableAnswers, reportableReviews],
  personalData: () => [personalEvents],
  metrics: eventMetrics,
  gauges: eventGauges,
  pendingReviews: [
    {
      what: 'meetings',
      address: '/admin/events',
      isFor: mayWorkOnEvents,
      async count(db, { viewer, now }) {
        return atFirst(await findLacking(db, viewer, { what: 'meeting', now }), '')
      },
    },
    {
      what: 'recordings',
      address: '/admin/events',
      isFor: mayWorkOnEvents,
      async count(db, { viewer, now }) {
        return atFirst(await findLacking(db, viewer, { what: 'recording', now }), '/film')
      },
    },
    {
      what: 'attendance',
      address: '/admin/events',
      isFor: mayWorkOnEvents,
      async count(db, { viewer }) {
        return atFirst(await findUnmatchedPeople(db, viewer), '/registrations')
      },
    },
    {
      what: 'drafts',
      address: '/admin/events?publication=draft',
      isFor: mayWorkOnEvents,
      count: (db, { viewer }) => countDraftEvents(db, viewer),
    },
  ],
  emailConfirmed: claimAttendance,
  personWork: eventsOfPerson,
  termFollower: eventsFollowTerms,
  mayOpenFile: mayOpenFilm,
  publicWork: { isSpeaker: isPublicSpeaker },
  stillPublic: { new_event: isEventPublic },
}
