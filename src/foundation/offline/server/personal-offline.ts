import { type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { deleteSentActsOf, selectSentActsOf } from './sent-acts.queries.ts'

/** What a person's devices sent. */
export const personalOffline: PersonalDataProvider = {
  name: 'offline',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['sent_acts', m.personal_sent_acts, selectSentActsOf]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteSentActsOf(tx, id)
    return undefined
  },
}
