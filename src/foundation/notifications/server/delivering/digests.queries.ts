import { type SQL, sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type DigestPace, NOTIFICATION_TOPICS } from '../../notifications.contract.ts'
import { wants } from '../choices/choices.queries.ts'
import { isNotByBlocked, type NotificationRow, notificationColumns } from '../notifications.queries.ts'

/** Calendar days in the home zone between digests: counting hours would miss people who chose it the evening before. */
const DAYS = { day: 1, week: 7 } satisfies Record<DigestPace, number>

/** A digest that ended before this moment is due. */
const since = (now: Date, pace: DigestPace): SQL =>
  sql`((date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${HOME_ZONE})
    - make_interval(days => ${DAYS[pace] - 1}::int)) at time zone ${HOME_ZONE})`

/** SQL: whether a row `d` is due. */
const isDue = (now: Date): SQL => sql`((d.pace = 'day' and d.told_until < ${since(now, 'day')})
  or (d.pace = 'week' and d.told_until < ${since(now, 'week')}))`

/** Due digests with a user id above `after`, in the order of ids. */
export async function selectDueDigests(
  db: Db,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const due = await rows<{ user_id: number }>(
    db,
    sql`select d.user_id from notification_digests d
      where ${isDue(now)} and d.user_id > ${after} order by d.user_id limit ${limit}`,
  )
  return due.map(({ user_id }) => user_id)
}

export interface DueDigest {
  pace: DigestPace
  /** The moment up to which notifications were included, as PostgreSQL writes it, in microseconds. */
  told_until: string
  email: string
  first_name: string
  language: TextLanguage
}

/** Locks a due digest until the transaction ends; undefined if another worker has sent it or it was turned off. */
export async function lockDueDigest(
  tx: Db,
  { user_id, now }: { user_id: number; now: Date },
): Promise<DueDigest | undefined> {
  const [due] = await rows<DueDigest>(
    tx,
    sql`select d.pace, d.told_until::text as told_until, u.email, u.first_name, ${mailLanguageOf(sql`u.id`)} as language
      from notification_digests d join users u on u.id = d.user_id
      where d.user_id = ${user_id} and u.disabled_at is null and ${isDue(now)} for update of d`,
  )
  return due
}

/** SQL: whether the person of a row `n` gets no immediate email for its topic. */
const isNotMailed: SQL = sql`exists (select from users u where u.id = n.user_id and (${sql.join(
  NOTIFICATION_TOPICS.map(
    (topic) => sql`(n.topic = ${topic} and not ${wants('u', { topic, channel: 'mail' })})`,
  ),
  sql` or `,
)}))`

/** Notifications that are unread, not in a digest yet and not emailed on their own, newest first. */
export function selectUntold(
  tx: Db,
  of: { user_id: number; told_until: string; until: Date; limit: number },
): Promise<NotificationRow[]> {
  return rows<NotificationRow>(
    tx,
    sql`select ${notificationColumns('n', 'u')}
      from notifications n left join users u on u.id = n.actor_id and u.disabled_at is null
      where n.user_id = ${of.user_id} and n.read_at is null and ${isNotMailed} and ${isNotByBlocked}
        and n.created_at > ${of.told_until}::timestamptz and n.created_at <= ${of.until.toISOString()}::timestamptz
      order by n.id desc nulls last limit ${of.limit}`,
  )
}

/** Moves the end of a digest. Call it only while its row is locked. */
export async function setToldUntil(
  tx: Db,
  { user_id, until }: { user_id: number; until: Date },
): Promise<void> {
  await tx.execute(sql`update notification_digests
    set told_until = ${until.toISOString()}::timestamptz where user_id = ${user_id}`)
}
