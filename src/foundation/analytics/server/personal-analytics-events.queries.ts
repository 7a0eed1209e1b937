import { sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** What was counted while the person was logged in. */
export function selectAnalyticsEventsOf(
  db: Db,
  user_id: number,
): Promise<Readonly<Record<string, string | number | boolean | null>>[]> {
  return rows(
    db,
    sql`select ${isoUtc(sql`s.at`)} as at, s.key, s.page, s.subject_id, s.program_name, s.utm_source, s.utm_medium,
        s.utm_campaign, s.shared_at is not null as is_shared
      from signals s where s.user_id = ${user_id} order by s.id`,
  )
}

/** The events still count, but anonymously: also those from the same browsers before the person logged in. */
export async function eraseFromAnalyticsEvents(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`update signals set device_id = null, shared_at = null where device_id in
    (select s.device_id from signals s where s.user_id = ${user_id} and s.device_id is not null)`)
  await tx.execute(sql`update signals set user_id = null where user_id = ${user_id}`)
}
