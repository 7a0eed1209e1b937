import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { maskRecords, selectOwnSessions } from './personal-counselling.queries.ts'

const lists: readonly ListOfPart[] = [
  ['counselling_sessions', m.counselling_personal_sessions, selectOwnSessions],
]

/**
 * Attendance at group counselling. The records stay, so that certificates can be checked, but without name and email.
 */
export const personalCounselling: PersonalDataProvider = {
  name: 'counselling',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, person) {
    await maskRecords(tx, { person, name: m.former_member({}, { locale: 'en' }) })
    return undefined
  },
}
