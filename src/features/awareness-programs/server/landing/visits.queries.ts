import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { VisitSource } from '../../awareness-programs.contract.ts'

/** Inserts nothing if this visitor has already viewed it that day. */
export async function insertVisit(
  db: Db,
  of: { campaign_id: number; day: string; visitor: string; source: VisitSource; now: Date },
): Promise<void> {
  await rows(
    db,
    sql`insert into campaign_visits (campaign_id, day, visitor, source, created_at)
      values (${of.campaign_id}, ${of.day}::date, ${of.visitor}, ${of.source}, ${of.now.toISOString()}::timestamptz)
      on conflict do nothing`,
  )
}

/** The first time is kept. */
export async function markInvitationOpened(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await rows(
    db,
    sql`update campaign_invitations set opened_at = ${now.toISOString()}::timestamptz
      where id = ${id} and opened_at is null`,
  )
}
