import {
  confirmedEmails,
  eraseVisitorsConsents,
  findNamesOf,
  findPictureName,
  selectPersonalAccount,
  selectPersonalConsents,
  selectPersonalSessions,
} from '#foundation/accounts/server/index.ts'
import { eraseFromAnalyticsEvents, selectAnalyticsEventsOf } from '#foundation/analytics/server/index.ts'
import { erasePersonalValues, selectPersonalValues } from '#foundation/audit/server/index.ts'
import { forgetPersonInMails, selectMailsTo } from '#foundation/mails/server/index.ts'
import {
  AVATAR_SIZES,
  forgetUnfinishedOf,
  publicPictureKeys,
  selectUploadsOf,
  takeOutWaiting,
} from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { findDeletion } from './deletion/deletions.queries.ts'
import { exportKeysOf, selectExports } from './exports/exports.queries.ts'
import type { PersonalDataProvider } from './personal-data-provider.ts'
import { type ListOfPart, readLists } from './personal-lists.ts'

const lists: readonly ListOfPart[] = [
  ['account', m.personal_account, (db, { id }, language) => selectPersonalAccount(db, { id, language })],
  ['sessions', m.personal_sessions, (db, { id }) => selectPersonalSessions(db, id)],
  ['consents', m.personal_consents, (db, { id }) => selectPersonalConsents(db, id)],
  ['decisions', m.personal_decisions, (db, { id }) => decisionsOf(db, id)],
]

/** The account itself, consents, and organisers' decisions about it. Its rows are deleted with the account. */
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

/** Files that a person uploaded. The provider of whatever uses a file exports and erases that file. */
export const personalUploads: PersonalDataProvider = {
  name: 'uploads',
  async exportOf(db, { id }, language) {
    const uploads = await selectUploadsOf(db, id)
    return {
      lists: [
        {
          name: 'uploads',
          title: m.personal_uploads({}, { locale: language }),
          rows: uploads.map(({ storage_key, ...upload }) => upload),
        },
      ],
      files: uploads
        .filter(({ is_temporary }) => is_temporary)
        .map(({ storage_key, name }) => ({ storage_key, name: `uploads/${name}` })),
    }
  },
  async erase(tx, { id }) {
    await forgetUnfinishedOf(tx, id)
    return { storageKeys: await takeOutWaiting(tx, id) }
  },
}

/** Analytics events of a person. They still count after the erasure, anonymously. */
export const personalAnalyticsEvents: PersonalDataProvider = {
  name: 'signals',
  async exportOf(db, person, language) {
    const select = (given: typeof db, { id }: typeof person) => selectAnalyticsEventsOf(given, id)
    return {
      lists: await readLists(db, {
        person,
        language,
        lists: [['signals', m.personal_analytics_events, select]],
      }),
    }
  },
  async erase(tx, { id }) {
    await eraseFromAnalyticsEvents(tx, id)
    return undefined
  },
}

/** Emails to a person, and emails to others that mention them. */
export const personalMails: PersonalDataProvider = {
  name: 'mails',
  async exportOf(db, person, language) {
    const select = (db: Db, { id }: { id: number }) => selectMailsTo(db, { id, emails: confirmedEmails(id) })
    return {
      lists: await readLists(db, { person, language, lists: [['mails', m.personal_emails, select]] }),
    }
  },
  async erase(tx, person) {
    const names = await findNamesOf(tx, person.id)
    if (names) await forgetPersonInMails(tx, { ...person, ...names, emails: confirmedEmails(person.id) })
    return undefined
  },
}

const MOST_EXPORTS = 1_000

/** This feature's own data: requested exports and a scheduled deletion. */
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
    // The rows are deleted with the account.
    return { storageKeys: await exportKeysOf(tx, id) }
  },
}
