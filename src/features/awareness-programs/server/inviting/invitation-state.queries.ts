import { type SQL, sql } from 'drizzle-orm'
import { statusOfMail } from '#foundation/mails/server/index.ts'
import { REMIND_AFTER_DAYS } from '../../invitations.contract.ts'

/** Whether the address of invitation `i` was not forgotten by now. */
export const hasAddress: SQL<boolean> = sql<boolean>`i.email like '%@%'`

/** What the mail of an invitation is known by, as SQL of its id, and of its reminder. */
export const invitationKey = (id: number) => `invitation:${id}`
export const reminderKey = (id: number) => `invitation-reminder:${id}`

/** Took part: by the link of the mail, or with its address on another page that counts for the same campaign. */
const isCompleted = sql`(exists (select 1 from awareness_completions a where a.invitation_id = i.id)
  or exists (select 1 from awareness_completions a where a.program_id = c.program_id and a.email = i.email
    and a.campaign_id = c.id))`

/** What became of invitation `i` of campaign `c`. */
export const invitationState: SQL = sql`case
  when ${isCompleted} then 'completed'
  when i.opted_out_at is not null then 'opted_out'
  when i.opened_at is not null then 'opened'
  else case ${statusOfMail(sql`'invitation:' || i.id`)}
    when 'sent' then 'sent' when 'kept' then 'sent' when 'failed' then 'failed' else 'waiting' end
  end`

const DAY_MS = 24 * 60 * 60 * 1_000

/** Whether invitation `i`, which stands so, is to be reminded of now. Nobody is reminded of a mail they never had. */
export function isDue(state: SQL, now: Date): SQL {
  const before = new Date(now.getTime() - REMIND_AFTER_DAYS * DAY_MS).toISOString()
  return sql`(i.reminded_at is null and i.created_at <= ${before} and ${state} in ('sent', 'opened')
    and ${hasAddress})`
}
