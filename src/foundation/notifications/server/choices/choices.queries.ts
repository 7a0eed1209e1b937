import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { DigestPace, NotificationChannel, NotificationTopic } from '../../notifications.contract.ts'
import { notificationChoices } from '../notifications.tables.ts'
import { isFixed, isUsual } from './usual-choices.ts'

interface Cell {
  topic: NotificationTopic
  channel: NotificationChannel
}

/** SQL: whether a person wants a topic on a channel. `user` is the alias of `users`. */
export function wants(user: string, { topic, channel }: Cell): SQL<boolean> {
  if (isFixed({ topic, channel })) return sql<boolean>`true`
  return sql<boolean>`coalesce((select c.is_wanted from notification_choices c
    where c.user_id = ${sql.raw(user)}.id and c.topic = ${topic} and c.channel = ${channel}), ${isUsual({ topic, channel })}::boolean)`
}

/** SQL: whether a person consented to WhatsApp, has a number and wants the topic there. `user` is the alias of `users`. */
export function wantsByWhatsapp(user: string, topic: NotificationTopic): SQL<boolean> {
  const u = sql.raw(user)
  return sql<boolean>`(${u}.is_whatsapp_notification and ${u}.mobile is not null
    and ${wants(user, { topic, channel: 'whatsapp' })})`
}

interface ChoicesRow {
  /** The person's choices that differ from the defaults. */
  chosen: (Cell & { is_wanted: boolean })[]
  pace: DigestPace | null
  is_consented: boolean
  has_mobile: boolean
}

export async function selectChoices(db: Db, user_id: number): Promise<ChoicesRow | undefined> {
  const [found] = await rows<ChoicesRow>(
    db,
    sql`select u.is_whatsapp_notification as is_consented, u.mobile is not null as has_mobile,
        (select d.pace from notification_digests d where d.user_id = u.id) as pace,
        (select coalesce(json_agg(json_build_object('topic', c.topic, 'channel', c.channel, 'is_wanted', c.is_wanted)), '[]')
          from notification_choices c where c.user_id = u.id) as chosen
      from users u where u.id = ${user_id}`,
  )
  return found
}

/** Replaces the given choices; call it under their lock. Other channels don't change. */
export async function replaceChoices(
  tx: Db,
  of: {
    user_id: number
    channels: readonly NotificationChannel[]
    chosen: (Cell & { is_wanted: boolean })[]
  },
): Promise<void> {
  const { user_id, channels, chosen } = of
  await tx.execute(
    sql`delete from notification_choices where user_id = ${user_id}
      and channel = any(${`{${channels.join(',')}}`}::text[])`,
  )
  if (chosen.length === 0) return
  await tx.insert(notificationChoices).values(chosen.map((cell) => ({ user_id, ...cell })))
}

/** Sets how often the digest comes; `never` deletes it. A new pace keeps the end of the last digest. */
export async function setPace(
  tx: Db,
  { user_id, pace, now }: { user_id: number; pace: DigestPace | 'never'; now: Date },
): Promise<void> {
  await tx.execute(
    pace === 'never'
      ? sql`delete from notification_digests where user_id = ${user_id}`
      : sql`insert into notification_digests (user_id, pace, told_until)
          values (${user_id}, ${pace}, ${now.toISOString()}::timestamptz)
          on conflict (user_id) do update set pace = excluded.pace`,
  )
}

/** Call it only under the lock. */
export async function setWanted(tx: Db, of: Cell & { user_id: number; is_wanted: boolean }): Promise<void> {
  await tx
    .insert(notificationChoices)
    .values(of)
    .onConflictDoUpdate({
      target: [notificationChoices.user_id, notificationChoices.topic, notificationChoices.channel],
      set: { is_wanted: of.is_wanted },
    })
}
