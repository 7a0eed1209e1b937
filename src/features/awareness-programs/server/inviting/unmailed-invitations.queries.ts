import { sql } from 'drizzle-orm'
import { statusOfMail } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { hasAddress, invitationState } from './invitation-state.queries.ts'

/** Invitations of a campaign whose mail, or whose reminder, was never written. */
export function selectUnmailed(db: Db, campaign_id: number): Promise<{ id: number; is_reminder: boolean }[]> {
  return rows(
    db,
    sql`select i.id, i.is_mailed as is_reminder
      from (select i.*, ${invitationState('i', 'c')} as state,
          ${statusOfMail(sql`'invitation:' || i.id`)} is not null as is_mailed,
          ${statusOfMail(sql`'invitation-reminder:' || i.id`)} is not null as is_reminder_mailed
        from campaign_invitations i join campaigns c on c.id = i.campaign_id
        where i.campaign_id = ${campaign_id} and ${hasAddress('i')}) i
      where i.state not in ('completed', 'opted_out')
        and (not i.is_mailed or i.reminded_at is not null and not i.is_reminder_mailed)
      order by i.id`,
  )
}
