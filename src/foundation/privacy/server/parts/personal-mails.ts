import { findNamesOf } from '#foundation/accounts/server/index.ts'
import { forgetPersonInMails, selectMailsTo } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import type { PersonalDataProvider } from '../personal-data-provider.ts'
import { readLists } from '../personal-lists.ts'

/** Mails to a person, and where mails to others name them. */
export const personalMails: PersonalDataProvider = {
  name: 'mails',
  async exportOf(db, person, language) {
    return {
      lists: await readLists(db, { person, language, lists: [['mails', m.personal_mails, selectMailsTo]] }),
    }
  },
  async erase(tx, person) {
    const names = await findNamesOf(tx, person.id)
    if (names) await forgetPersonInMails(tx, { ...person, ...names })
    return undefined
  },
}
