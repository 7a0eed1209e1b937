import {
  eraseVisitorsConsents,
  findPictureName,
  selectPersonalAccount,
  selectPersonalConsents,
  selectPersonalSessions,
} from '#foundation/accounts/server/index.ts'
import { erasePersonalValues, selectPersonalValues } from '#foundation/audit/server/index.ts'
import { AVATAR_SIZES, publicPictureKeys } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import type { PersonalDataProvider } from '../personal-data-provider.ts'
import { type ListOfPart, readLists } from '../personal-lists.ts'

const lists: readonly ListOfPart[] = [
  ['account', m.personal_account, (db, { id }, language) => selectPersonalAccount(db, { id, language })],
  ['sessions', m.personal_sessions, (db, { id }) => selectPersonalSessions(db, id)],
  ['consents', m.personal_consents, (db, { id }) => selectPersonalConsents(db, id)],
  ['decisions', m.personal_decisions, (db, { id }) => decisionsOf(db, id)],
]

/** The account itself, what its person agreed to, and what organisers decided on it. Its rows go with the account. */
export const personalAccount: PersonalDataProvider = {
  name: 'account',
  async exportOf(db, person, language) {
    const picture = await findPictureName(db, person.id)
    const [largest] = picture ? publicPictureKeys({ name: picture, sizes: AVATAR_SIZES }).toReversed() : []
    return {
      lists: await readLists(db, { person, language, lists }),
      files: largest ? [{ storage_key: largest, name: 'picture.webp' }] : [],
    }
  },
  async erase(tx, { id }) {
    const picture = await findPictureName(tx, id)
    await eraseVisitorsConsents(tx, id)
    await erasePersonalValues(tx, id)
    return { storageKeys: picture ? publicPictureKeys({ name: picture, sizes: AVATAR_SIZES }) : [] }
  },
}

async function decisionsOf(db: Db, user_id: number) {
  const values = await selectPersonalValues(db, user_id)
  return values.map(({ at, action, changes }) => ({
    at,
    decision: action,
    words: Object.entries(changes).map(([name, [, after]]) => `${name}: ${inWords(after)}`),
  }))
}

const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
