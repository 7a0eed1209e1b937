import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, wordsIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { positionOfStep } from '../../awareness-steps.contract.ts'
import type { CampaignFacts } from './stands-of-steps.ts'

interface StepRow {
  id: number
  position: number
  title: string
  description: string
  completed_at: string | null
}

/** A campaign with its steps, in order. */
export type CampaignWithSteps = CampaignFacts & {
  id: number
  program_id: number
  steps: StepRow[]
}

/** Sharing the link after the landing page was completed counts as an invitation. */
const hasSharedPage = sql`exists (select from campaign_steps s where s.campaign_id = c.id
  and s.position = ${positionOfStep('landing_page')} and s.completed_at < c.shared_at)`

/** Completions of the campaigns that belong to an organisation's count for its own. */
const selectWithSteps = (campaigns: SQL, language: TextLanguage): SQL => sql`
  select c.id, c.program_id, c.status, c.held_at is not null as is_suspended, c.shared_at is not null as has_share,
    btrim(c.display_name) <> '' as has_display_name, btrim(c.message) <> '' as has_message,
    exists (select from campaign_invitations i where i.campaign_id = c.id) or ${hasSharedPage} as has_invitation,
    c.completions_count > 0 or exists (select from campaigns part where part.part_of_id = c.id and part.held_at is null
      and part.completions_count > 0)
      as has_completion,
    (select json_agg(json_build_object('id', s.id, 'position', s.position, 'title', ${wordsIn(sql`w.title`, language)},
        'description', ${wordsIn(sql`w.description`, language)}, 'completed_at', ${isoUtc(sql`s.completed_at`)})
        order by s.position)
      from campaign_steps s left join awareness_steps w on w.program_id = c.program_id and w.position = s.position
      where s.campaign_id = c.id) as steps
  from ${campaigns}`

interface Wanted {
  user_id: number
  program_id: number | undefined
  id: number | undefined
  language: TextLanguage
  most: number
}

/** The person's campaigns, newest first. */
export function selectCampaignsWithSteps(
  db: Db,
  { user_id, program_id, id, language, most }: Wanted,
): Promise<CampaignWithSteps[]> {
  const own = sql`campaigns c where c.owner_id = ${user_id}
    ${program_id === undefined ? sql`` : sql`and c.program_id = ${program_id}`}
    ${id === undefined ? sql`` : sql`and c.id = ${id}`} order by c.id desc limit ${most}`
  return rows<CampaignWithSteps>(db, selectWithSteps(own, language))
}

/** The campaign that has this step, if the person runs it. */
export async function findCampaignOfStep(
  db: Db,
  { step_id, user_id, language }: { step_id: number; user_id: number; language: TextLanguage },
): Promise<CampaignWithSteps | undefined> {
  const own = sql`campaigns c where c.owner_id = ${user_id}
    and c.id = (select s.campaign_id from campaign_steps s where s.id = ${step_id})`
  return (await rows<CampaignWithSteps>(db, selectWithSteps(own, language)))[0]
}

/** Locks the campaign of this step until the transaction ends. */
export async function lockCampaignOfStep(
  tx: Db,
  { step_id, user_id }: { step_id: number; user_id: number },
): Promise<void> {
  await tx.execute(
    sql`select from campaigns c where c.owner_id = ${user_id}
      and c.id = (select s.campaign_id from campaign_steps s where s.id = ${step_id}) for update`,
  )
}

export async function markCompleted(tx: Db, { step_id, now }: { step_id: number; now: Date }): Promise<void> {
  await tx.execute(
    sql`update campaign_steps set completed_at = ${now.toISOString()}::timestamptz
      where id = ${step_id} and completed_at is null`,
  )
}
