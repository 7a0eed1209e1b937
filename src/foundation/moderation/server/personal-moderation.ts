import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { eraseReporter, selectHeldOf, selectReportsOf } from './personal-moderation.queries.ts'

const lists: readonly ListOfPart[] = [
  ['reports', m.personal_reports, selectReportsOf],
  ['held', m.personal_held, selectHeldOf],
]

/** What a person reported, and what of theirs waited for a moderator. */
export const personalModeration: PersonalDataProvider = {
  name: 'moderation',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, { id }) {
    await eraseReporter(tx, id)
    return undefined
  },
}
