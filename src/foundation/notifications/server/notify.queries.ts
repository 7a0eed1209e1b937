import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { NotificationTopic } from '../notifications.contract.ts'
import { wants, wantsByWhatsapp } from './choices/choices.queries.ts'

interface NewNotifications {
  user_ids: readonly number[]
  topic: NotificationTopic
  kind: string
  isMailed: boolean
  key: string
  params: Readonly<Record<string, string>>
  actor_id: number | null
  path: string
  now: Date
}

/** The given people without those who block the actor or are blocked by them. */
export async function withoutBlocked(
  tx: Db,
  user_ids: readonly number[],
  actor_id: number,
): Promise<number[]> {
  if (user_ids.length === 0) return []
  const blocked = await rows<{ id: number }>(
    tx,
    sql`select blocker_id as id from blocks where blocked_id = ${actor_id} and blocker_id = any(${idList(user_ids)})
      union select blocked_id from blocks where blocker_id = ${actor_id} and blocked_id = any(${idList(user_ids)})`,
  )
  const gone = new Set(blocked.map(({ id }) => id))
  return user_ids.filter((id) => !gone.has(id))
}

/**
 * One statement for all people; only for those whom the topic reaches by any channel or digest. Returns who is new to
 * the key. What isn't wanted under the bell isn't shown there.
 */
export async function insertNotifications(tx: Db, added: NewNotifications): Promise<number[]> {
  const { user_ids, topic, kind, isMailed, key, params, actor_id, path, now } = added
  const inserted = await rows<{ user_id: number }>(
    tx,
    sql`insert into notifications (user_id, topic, kind, key, params, actor_id, path, created_at)
      select u.id, ${topic}, ${kind}, ${key}, ${JSON.stringify(params)}::text::jsonb, ${actor_id}::int, ${path},
        ${now.toISOString()}::timestamptz
      from users u where u.id = any(${idList(user_ids)}) and u.disabled_at is null
        and (${wants('u', { topic, channel: 'site' })}
          or ${isMailed ? wants('u', { topic, channel: 'mail' }) : sql`false`}
          or ${wantsByWhatsapp('u', topic)}
          or exists (select from notification_digests d where d.user_id = u.id))
      order by u.id on conflict do nothing returning user_id`,
  )
  return inserted.map(({ user_id }) => user_id)
}
