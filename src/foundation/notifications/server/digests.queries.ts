import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { DigestPace } from '../notification-values.contract.ts'
import { type NotificationRow, notificationColumns, withActor } from './notifications.queries.ts'

const HOUR_MS = 60 * 60 * 1_000
/** The job runs at one hour of the day: a little less than the pace keeps each run due. */
const DUE_AFTER_MS = { day: 12 * HOUR_MS, week: 6.5 * 24 * HOUR_MS } satisfies Record<DigestPace, number>

const since = (now: Date, pace: DigestPace): SQL =>
  sql`${new Date(now.getTime() - DUE_AFTER_MS[pace]).toISOString()}::timestamptz`

/** Whether a row `d` is due. */
const isDue = (now: Date): SQL => sql`((d.pace = 'day' and d.told_until <= ${since(now, 'day')})
  or (d.pace = 'week' and d.told_until <= ${since(now, 'week')}))`

/** By id, those after `after`. */
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
  /** As PostgreSQL writes it, to the microsecond. */
  told_until: string
  email: string
  first_name: string
  language: TextLanguage
}

/** Holds it until the transaction ends. Undefined where another worker has told it, or it is wanted no more. */
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

/** Not read yet and not told yet, newest first. */
export function selectUntold(
  tx: Db,
  of: { user_id: number; told_until: string; until: Date; limit: number },
): Promise<NotificationRow[]> {
  return rows<NotificationRow>(
    tx,
    sql`select ${notificationColumns} from ${withActor}
      where n.user_id = ${of.user_id} and n.read_at is null
        and n.created_at > ${of.told_until}::timestamptz and n.created_at <= ${of.until.toISOString()}::timestamptz
      order by n.id desc nulls last limit ${of.limit}`,
  )
}

/** Only under the lock. */
export async function setToldUntil(
  tx: Db,
  { user_id, until }: { user_id: number; until: Date },
): Promise<void> {
  await tx.execute(sql`update notification_digests
    set told_until = ${until.toISOString()}::timestamptz where user_id = ${user_id}`)
}
