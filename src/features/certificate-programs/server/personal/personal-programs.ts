import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import {
  eraseCourses,
  selectOwnCohorts,
  selectOwnEnrolments,
  selectOwnQuizzes,
} from './personal-programs.queries.ts'

const lists: readonly ListOfPart[] = [
  ['course_enrolments', m.programs_personal_enrolments, selectOwnEnrolments],
  ['course_quizzes', m.programs_personal_quizzes, selectOwnQuizzes],
  ['course_groups', m.programs_personal_groups, selectOwnCohorts],
]

/**
 * What certificate programs store about a person. All of it is deleted; registrations for events are handled by the
 * events feature.
 */
export const personalPrograms: PersonalDataProvider = {
  name: 'certificate-programs',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, person) {
    await eraseCourses(tx, person)
    return undefined
  },
}
