export { adminFilesRoutes } from './admin-files.routes.ts'
export {
  attendanceOf,
  selectAttendedIds,
} from './attendance.queries.ts'
export { eraseFeedback } from './erase-feedback.queries.ts'
export { eventAttendances, eventWatches } from './event-attendances.tables.ts'
export {
  eventAnswers,
  eventQuestions,
  eventQuestionVotes,
  speakerAccounts,
} from './event-questions.tables.ts'
export { eventRegistrations } from './event-registrations.tables.ts'
export { hasReviewed } from './event-reviews.queries.ts'
export { eventReviews } from './event-reviews.tables.ts'
export { captionsRoutes, mayOpenFilm } from './event-watch.routes.ts'
export { eventsRoutes } from './events.routes.ts'
export { events } from './events.tables.ts'
export { insertEvent, insertEvents, type NewEvent } from './insert-event.queries.ts'
export { insertSeries } from './insert-series.queries.ts'
export { insertSpeakers, type NewSpeaker } from './insert-speakers.queries.ts'
export { joinEventRoutes } from './join-event.routes.ts'
export { registrationJobs } from './registration-jobs.ts'
export { scheduleReminders } from './remind-registered.ts'
export { reportableQuestions, reportableReviews } from './reportable-feedback.queries.ts'
export { saveCaptions } from './save-captions.ts'
export { tellCancelled } from './tell-cancelled.ts'
