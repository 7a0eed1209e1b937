import { eraseFromSignals, selectSignalsOf } from '#foundation/analytics/server/index.ts'
import { m } from '#messages/messages.js'
import type { PersonalDataProvider } from '../personal-data-provider.ts'
import { readLists } from '../personal-lists.ts'

/** What was counted of a person. It goes on counting, without them. */
export const personalSignals: PersonalDataProvider = {
  name: 'signals',
  async exportOf(db, person, language) {
    const select = (given: typeof db, { id }: typeof person) => selectSignalsOf(given, id)
    return {
      lists: await readLists(db, { person, language, lists: [['signals', m.personal_signals, select]] }),
    }
  },
  async erase(tx, { id }) {
    await eraseFromSignals(tx, id)
    return undefined
  },
}
