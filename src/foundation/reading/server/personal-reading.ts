import { type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { deleteReadingOf, selectPersonalReading } from './reading-settings.queries.ts'

/** How a person reads: it can tell of a disability. */
export const personalReading: PersonalDataProvider = {
  name: 'reading',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['reading_settings', m.reading_personal, selectPersonalReading]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteReadingOf(tx, id)
    return undefined
  },
}
