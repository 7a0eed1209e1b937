export { adminFilesRoutes } from './admin/admin-files.routes.ts'
export { findManagedEvent, type Organiser } from './admin/find-managed-event.ts'
export { saveCaptions } from './admin/save-captions.ts'
export { tellCancelled } from './admin/tell-cancelled.ts'
export {
  attendanceOf,
  selectAttendedIds,
} from './attendance/attendance.queries.ts'
export { joinEventRoutes } from './attendance/join-event.routes.ts'
export { selectStandingEvents, selectTakingPart } from './attendance/taking-part.queries.ts'
export { eventAttendances, eventWatches } from './event-attendances.tables.ts'
export { isEventPublic } from './event-facts.queries.ts'
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
export { eventsRoutes } from './events.routes.ts'
export { events } from './events.tables.ts'
export { eventsSitemap } from './events-sitemap.queries.ts'
export { eraseFeedback } from './feedback/erase-feedback.queries.ts'
export { hasReviewed } from './feedback/event-reviews.queries.ts'
export { reportableQuestions, reportableReviews } from './feedback/reportable-feedback.queries.ts'
export { captionsRoutes, mayOpenFilm } from './film/event-watch.routes.ts'
export { insertEvent, insertEvents, type NewEvent } from './insert-event.queries.ts'
export { insertSeries } from './insert-series.queries.ts'
export { insertSpeakers, type NewSpeaker } from './insert-speakers.queries.ts'
export { EventInMail, whenWords } from './mails/event-in-mail.tsx'
export { selectCards, selectOwnFacts } from './mine/chosen-events.queries.ts'
export { isPublicSpeaker } from './public-speaker.queries.ts'
export { eventsCalendar } from './registering/event-calendar.ts'
export { mailedEvent } from './registering/mail-registration.ts'
export { registrationJobs } from './registering/registration-jobs.ts'
export { type MailFacts, selectStanding } from './registering/registration-mails.queries.ts'
export { scheduleReminders } from './registering/remind-registered.ts'
export { type RefusedEvent, takePlaces } from './registering/take-places.ts'
export { selectSpeakersOf } from './speaking/speakers-of.queries.ts'
