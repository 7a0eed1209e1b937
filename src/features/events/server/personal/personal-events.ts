import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { eraseFeedback } from '../feedback/erase-feedback.queries.ts'
import { eraseRegistrations } from '../registering/erase-registrations.ts'
import {
  forgetUnmatched,
  selectOwnAnswers,
  selectOwnAttendance,
  selectOwnEventReviews,
  selectOwnHosting,
  selectOwnQuestions,
  selectOwnRegistrations,
  selectOwnSpeaking,
  selectOwnVotes,
  selectOwnWatching,
} from './personal-events.queries.ts'

const lists: readonly ListOfPart[] = [
  ['event_registrations', m.events_personal_registrations, selectOwnRegistrations],
  ['event_attendance', m.events_personal_attendance, selectOwnAttendance],
  ['event_films', m.events_personal_recordings, selectOwnWatching],
  ['event_reviews', m.events_personal_reviews, selectOwnEventReviews],
  ['event_questions', m.events_personal_questions, selectOwnQuestions],
  ['event_answers', m.events_personal_answers, selectOwnAnswers],
  ['event_question_votes', m.events_personal_votes, selectOwnVotes],
  ['event_hosting', m.events_personal_hosting, selectOwnHosting],
  ['event_speaking', m.events_personal_speaking, selectOwnSpeaking],
]

/**
 * What events store about a person. Registrations and attendance are deleted and seats offered to others; reviews,
 * questions and answers that others can see are deleted or stay, as the person chose. That they spoke at an event is the
 * organisers' own record and stays.
 */
export const personalEvents: PersonalDataProvider = {
  name: 'events',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, person, { keepsShared, now }) {
    await eraseRegistrations(tx, { user_id: person.id, now })
    await eraseFeedback(tx, { user_id: person.id, keepsShared })
    await forgetUnmatched(tx, person)
    return undefined
  },
}
