import { type ListOfPart, type PersonalDataProvider, readLists } from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import {
  deleteNotificationsAround,
  selectChoicesOf,
  selectDigestOf,
  selectNotificationsOf,
} from './personal-notifications.queries.ts'

const lists: readonly ListOfPart[] = [
  ['notifications', m.personal_notifications, selectNotificationsOf],
  ['notification_choices', m.personal_choices, selectChoicesOf],
  ['digest', m.personal_digest, selectDigestOf],
]

/** What a person was told, and how they want to be told. The choices go with the account. */
export const personalNotifications: PersonalDataProvider = {
  name: 'notifications',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, { id }) {
    await deleteNotificationsAround(tx, id)
    return undefined
  },
}
