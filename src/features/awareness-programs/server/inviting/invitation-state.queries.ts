import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import { statusOfMail } from '#foundation/mails/server/index.ts'
import { REMIND_AFTER_DAYS } from '../../invitations.contract.ts'

// The state of an invitation. Each takes the aliases of `campaign_invitations` and `campaigns` in its statement.

/** Whether its address hasn't been erased. */
export const hasAddress = (invitation: string): SQL<boolean> =>
  sql<boolean>`${sql.raw(invitation)}.email like '%@%'`

/** The key of an invitation's email, and of its reminder. */
export const invitationKey = (id: number) => `invitation:${id}`
export const reminderKey = (id: number) => `invitation-reminder:${id}`

/** Completed through the link in the email, or with its address on another page that counts for the same campaign. */
export function invitationState(invitation: string, campaign: string): SQL {
  const [i, c] = [sql.raw(invitation), sql.raw(campaign)]
  return sql`case
    when exists (select 1 from awareness_completions a where a.invitation_id = ${i}.id)
      or exists (select 1 from awareness_completions a where a.program_id = ${c}.program_id and a.email = ${i}.email
        and a.campaign_id = ${c}.id) then 'completed'
    when ${i}.opted_out_at is not null then 'opted_out'
    when ${i}.opened_at is not null then 'opened'
    else case ${statusOfMail(sql`'invitation:' || ${i}.id`)}
      when 'sent' then 'sent' when 'kept' then 'sent' when 'failed' then 'failed' else 'waiting' end
    end`
}

/**
 * Whether an invitation with its `state` is due for a reminder. Nobody is reminded of an email that they never got.
 */
export function isDue(invitation: string, now: Date): SQL {
  const i = sql.raw(invitation)
  const before = new Date(now.getTime() - REMIND_AFTER_DAYS * DAY_MS).toISOString()
  return sql`(${i}.reminded_at is null and ${i}.created_at <= ${before} and ${i}.state in ('sent', 'opened')
    and ${hasAddress(invitation)})`
}
