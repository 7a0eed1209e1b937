import { m } from '#messages/messages.js'
import { findDeletion } from './deletion/deletions.queries.ts'
import { exportKeysOf, selectExports } from './exports/exports.queries.ts'
import type { PersonalDataProvider } from './personal-data-provider.ts'

const MOST_EXPORTS = 1_000

/** What this room itself keeps: copies that were asked for, and a deletion that waits. */
export const personalPrivacy: PersonalDataProvider = {
  name: 'privacy',
  async exportOf(db, { id: user_id }, language) {
    const exports = await selectExports(db, { user_id, now: new Date(0), most: MOST_EXPORTS })
    const deletion = await findDeletion(db, user_id)
    const inLanguage = { locale: language }
    return {
      lists: [
        {
          name: 'copies',
          title: m.data_list_copies({}, inLanguage),
          rows: exports.map(({ asked_at }) => ({ asked_at })),
        },
        {
          name: 'deletion',
          title: m.data_list_deletion({}, inLanguage),
          rows: deletion ? [{ ...deletion }] : [],
        },
      ],
    }
  },
  async erase(tx, { id }) {
    // The rows go with the account.
    return { storageKeys: await exportKeysOf(tx, id) }
  },
}
