import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { VisitSource } from '../../awareness-values.contract.ts'
import type { CountedCampaign } from './tell-milestone.ts'

export interface NewCompletion {
  program_id: number
  campaign_id: number
  invitation_id: number | null
  /** Lower case; proved to be the person's. */
  email: string
  name: string
  source: VisitSource
  language: TextLanguage
  now: Date
}

/** Its id; nothing where this address, or the account that it belongs to, has completed the program. */
export async function insertCompletion(tx: Db, completion: NewCompletion): Promise<number | undefined> {
  const { program_id, campaign_id, invitation_id, email, name, source, language, now } = completion
  const [added] = await rows<{ id: number }>(
    tx,
    sql`insert into awareness_completions
        (program_id, campaign_id, invitation_id, user_id, email, name, source, language, created_at)
      values (${program_id}, ${campaign_id}, ${invitation_id},
        (select id from users where email = ${email} and email_verified_at is not null and disabled_at is null),
        ${email}, ${name}, ${source}, ${language}, ${now.toISOString()}::timestamptz)
      on conflict do nothing returning id`,
  )
  return added?.id
}

/** One more, and how the campaign stands with it. Nothing where the campaign takes none at this moment. */
export async function addToCompletions(tx: Db, campaign_id: number): Promise<CountedCampaign | undefined> {
  const [counted] = await rows<CountedCampaign>(
    tx,
    sql`update campaigns c set completions_count = completions_count + 1
      from awareness_programs p
      where c.id = ${campaign_id} and c.status = 'live' and c.held_at is null
        and p.id = c.program_id and p.publication = 'published'
      returning c.id, c.owner_id, p.name as program_name, p.title, c.goal, c.completions_count`,
  )
  return counted
}
