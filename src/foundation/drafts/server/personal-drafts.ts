import { type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { deleteDraftsOf, selectDraftsOf } from './personal-drafts.queries.ts'

/** What a person filled into forms and has not sent. */
export const personalDrafts: PersonalDataProvider = {
  name: 'drafts',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['drafts', m.personal_drafts, selectDraftsOf]],
      }),
    }
  },
  async erase(tx, { id }) {
    await deleteDraftsOf(tx, id)
    return undefined
  },
}
