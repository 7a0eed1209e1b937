import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { statusOfMail } from '#foundation/mails/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { CampaignKind } from '../../../awareness-programs.contract.ts'
import { isInView } from '../../visible-awareness.queries.ts'
import { hasAddress, invitationState } from '../invitation-state.queries.ts'

/** The content of an invitation's email. */
export interface MailedInvitation {
  id: number
  email: string
  name: string
  language: TextLanguage
  token: string
  campaign_id: number
  kind: CampaignKind
  referral_code: string
  username: string | null
  organisation_name: string | null
  display_name: string
  message: string
  program_name: string
  program_title: string
  program_summary: string
  film_minutes: number
}

/**
 * Invitations that may be sent: their campaign is live and public, and their people have neither completed nor
 * unsubscribed.
 */
export function selectMailedInvitations(db: Db, ids: readonly number[]): Promise<MailedInvitation[]> {
  return rows(
    db,
    sql`select i.id, i.email, i.name, i.language, i.token, i.campaign_id, c.kind, c.referral_code,
        case c.kind when 'individual' then u.username end as username,
        coalesce(c.organisation_name, o.organisation_name) as organisation_name, c.display_name, c.message,
        p.name as program_name, ${textIn(sql`p.title`, sql`i.language`)} as program_title,
        ${textIn(sql`p.summary`, sql`i.language`)} as program_summary,
        p.film_minutes
      from campaign_invitations i
      join campaigns c on c.id = i.campaign_id
      join awareness_programs p on p.id = c.program_id
      join users u on u.id = c.owner_id
      left join campaigns o on o.id = c.part_of_id
      where i.id = any(${idList(ids)}) and ${hasAddress('i')} and c.status = 'live'
        and p.publication = 'published' and ${isInView('c', 'u')}
        and ${invitationState('i', 'c')} not in ('completed', 'opted_out')
      order by i.id`,
  )
}

const isMailed = sql`${statusOfMail(sql`'invitation:' || i.id`)} is not null`

/** Whether the email or the reminder of a row of `campaign_invitations i` was never created. */
const isUnmailed = sql`(not ${isMailed}
  or i.reminded_at is not null and ${statusOfMail(sql`'invitation-reminder:' || i.id`)} is null)`

/** A campaign's invitations whose email or reminder was never created. */
export function selectUnmailed(db: Db, campaign_id: number): Promise<{ id: number; is_reminder: boolean }[]> {
  return rows(
    db,
    sql`select i.id, ${isMailed} as is_reminder
      from campaign_invitations i join campaigns c on c.id = i.campaign_id
      where i.campaign_id = ${campaign_id} and ${hasAddress('i')} and ${isUnmailed}
        and ${invitationState('i', 'c')} not in ('completed', 'opted_out')
      order by i.id`,
  )
}

/** The keys of a campaign's emails that wait to be sent: invitations and reminders. */
export async function selectQueuedKeys(db: Db, campaign_id: number): Promise<string[]> {
  const found = await rows<{ key: string }>(
    db,
    sql`select k.key from campaign_invitations i
      cross join lateral (values ('invitation:' || i.id), ('invitation-reminder:' || i.id)) as k(key)
      where i.campaign_id = ${campaign_id} and ${statusOfMail(sql`k.key`)} = 'queued'`,
  )
  return found.map(({ key }) => key)
}

/** A program's live campaigns with such an invitation. */
export async function selectUnmailedCampaigns(db: Db, program_id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select c.id from campaigns c where c.program_id = ${program_id} and c.status = 'live'
        and exists (select from campaign_invitations i
          where i.campaign_id = c.id and ${hasAddress('i')} and ${isUnmailed})
      order by c.id`,
  )
  return found.map(({ id }) => id)
}
