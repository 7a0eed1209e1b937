import { type SQL, sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { retention } from '#foundation/feature.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { NotificationTopic } from '../notifications.contract.ts'

export interface NotificationRow {
  id: number
  topic: NotificationTopic
  kind: string
  params: Record<string, string>
  /** Null for a former member. */
  actor_name: string | null
  path: string
  /** ISO 8601 in UTC. */
  created_at: string
  is_read: boolean
}

/** SQL: whether the person of a row `n` doesn't block who caused it. */
export const isNotByBlocked: SQL<boolean> = sql<boolean>`not exists (
  select from blocks k where k.blocker_id = n.user_id and k.blocked_id = n.actor_id)`

/**
 * The bell is on for a topic unless it was turned off; notifications of other topics wait for the digest. The choices
 * are read once, however many rows there are.
 */
const isUnderBell = (user_id: number): SQL<boolean> => sql<boolean>`(${isNotByBlocked} and n.topic not in (
  select c.topic from notification_choices c
  where c.user_id = ${user_id} and c.channel = 'site' and not c.is_wanted))`

/** The columns of a {@link NotificationRow}. Takes the aliases of `notifications` and of its actor, left-joined. */
export function notificationColumns(notification: string, actor: string): SQL {
  const n = sql.raw(notification)
  return sql`${n}.id, ${n}.topic, ${n}.kind, ${n}.params, ${wholeName(actor)} as actor_name, ${n}.path,
    ${isoUtc(sql`${n}.created_at`)} as created_at, ${n}.read_at is not null as is_read`
}

export function selectNotifications(
  db: Db,
  of: { user_id: number; after: number | undefined; limit: number; offset: number },
): Promise<NotificationRow[]> {
  const place = of.after === undefined ? sql`true` : sql`n.id < ${of.after}`
  return rows<NotificationRow>(
    db,
    sql`select ${notificationColumns('n', 'u')}
      from notifications n left join users u on u.id = n.actor_id and u.disabled_at is null
      where n.user_id = ${of.user_id} and ${place} and ${isUnderBell(of.user_id)}
      order by n.id desc nulls last limit ${of.limit} offset ${of.after === undefined ? of.offset : 0}`,
  )
}

/** The number of a person's notifications, counted up to one more than the cap. */
export function countNotifications(db: Db, of: { user_id: number; cap: number }): Promise<number> {
  return countUpTo(db, underBell(of.user_id), of.cap)
}

/** The number of unread ones, counted up to one more than the cap. */
export function countUnread(db: Db, of: { user_id: number; cap: number }): Promise<number> {
  return countUpTo(db, sql`${underBell(of.user_id)} and n.read_at is null`, of.cap)
}

const underBell = (user_id: number): SQL =>
  sql`select from notifications n where n.user_id = ${user_id} and ${isUnderBell(user_id)}`

export async function isNotificationOf(db: Db, of: { user_id: number; id: number }): Promise<boolean> {
  const found = await rows(db, sql`select from notifications where id = ${of.id} and user_id = ${of.user_id}`)
  return found.length > 0
}

/** Marks notifications as read, only the person's own; all of them up to the newest that they have seen, if it's given. */
export async function markRead(
  db: Db,
  of: { user_id: number; ids: readonly number[] | 'all'; newest_id: number | undefined; now: Date },
): Promise<void> {
  const { user_id, ids, newest_id, now } = of
  const seen = newest_id === undefined ? sql`true` : sql`n.id <= ${newest_id}`
  const which = ids === 'all' ? sql`${seen} and ${isUnderBell(user_id)}` : sql`n.id = any(${idList(ids)})`
  await db.execute(sql`update notifications n set read_at = ${now.toISOString()}::timestamptz
    where n.user_id = ${user_id} and n.read_at is null and ${which}`)
}

const AT_ONCE = 5_000

/** Deletes some of everyone's notifications with this key. Returns whether there may be more. */
export async function deleteSomeOf(db: Db, key: string): Promise<boolean> {
  const gone = await rows(
    db,
    sql`delete from notifications where id in (
      select id from notifications where key = ${key} limit ${AT_ONCE}) returning id`,
  )
  return gone.length === AT_ONCE
}

/** Read or not, notifications are deleted after a year. */
export const notificationsRetention = retention({
  name: 'notifications',
  retentionDays: 365,
  job: 'forget-old-notifications',
  at: '45 3',
  forget: async (db, before) => {
    while ((await deleteSomeBefore(db, before)) === AT_ONCE);
  },
})

/** Returns how many were deleted. */
async function deleteSomeBefore(db: Db, before: Date): Promise<number> {
  const gone = await rows(
    db,
    sql`delete from notifications where id in (
      select id from notifications where created_at < ${before.toISOString()}::timestamptz limit ${AT_ONCE}) returning id`,
  )
  return gone.length
}
