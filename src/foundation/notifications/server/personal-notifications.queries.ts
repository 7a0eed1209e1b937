import { eq, or, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import {
  type ListOfPart,
  type Person,
  type PersonalDataProvider,
  type PersonalList,
  readLists,
} from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { sentenceOf } from './notification-kinds.ts'
import { type NotificationRow, notificationColumns } from './notifications.queries.ts'
import { notifications } from './notifications.tables.ts'

type Rows = PersonalList['rows']

/** A person's notifications as they read them. */
export async function selectNotificationsOf(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  const found = await rows<NotificationRow>(
    db,
    sql`select ${notificationColumns('n', 'u')}
      from notifications n left join users u on u.id = n.actor_id and u.disabled_at is null where n.user_id = ${id} order by n.id`,
  )
  return found.map((row) => ({
    at: row.created_at,
    words: sentenceOf(row, language),
    address: row.path,
    is_read: row.is_read,
  }))
}

export function selectChoicesOf(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select c.topic, c.channel, c.is_wanted from notification_choices c where c.user_id = ${id} order by 1, 2`,
  )
}

export function selectDigestOf(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select d.pace, ${isoUtc(sql`d.told_until`)} as told_until from notification_digests d where d.user_id = ${id}`,
  )
}

/** Deletes a person's notifications, and those to others about what the person did, which quote it. */
export async function deleteNotificationsAround(tx: Db, user_id: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.user_id, user_id), eq(notifications.actor_id, user_id)))
}

const lists: readonly ListOfPart[] = [
  ['notifications', m.personal_notifications, selectNotificationsOf],
  ['notification_choices', m.personal_notification_settings, selectChoicesOf],
  ['digest', m.personal_digest, selectDigestOf],
]

/** A person's notifications and choices. The choices are deleted with the account. */
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
