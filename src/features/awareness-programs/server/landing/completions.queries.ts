import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { CampaignKind, VisitSource } from '../../awareness-programs.contract.ts'
import type { CountedCampaign } from './notify-milestone.ts'

export interface NewCompletion {
  program_id: number
  campaign_id: number
  invitation_id: number | null
  /** In lower case, and confirmed. */
  email: string
  name: string
  source: VisitSource
  language: TextLanguage
  now: Date
}

/**
 * Inserts a completion and returns its id; undefined if this address, or its account, has already completed the
 * program.
 */
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

/** The organisation that it counts for: its own, or the one it belongs to. */
interface Belonging {
  kind: CampaignKind
  part_of_id: number | null
}

/** Adds one to a campaign's completions and returns its state. Undefined if the campaign takes no completions now. */
export async function addToCompletions(
  tx: Db,
  campaign_id: number,
): Promise<(CountedCampaign & Belonging) | undefined> {
  const [counted] = await rows<CountedCampaign & Belonging>(
    tx,
    sql`update campaigns c set completions_count = completions_count + 1
      from awareness_programs p
      where c.id = ${campaign_id} and c.status = 'live' and c.held_at is null
        and p.id = c.program_id and p.publication = 'published'
      returning c.id, c.kind, c.part_of_id, c.owner_id, p.name as program_name, p.title, c.goal, c.completions_count`,
  )
  return counted
}

/**
 * An organisation's campaign with everything that counts for it. Locked, so that no one else counts for it until the
 * transaction ends.
 */
export async function lockWhole(tx: Db, id: number): Promise<CountedCampaign | undefined> {
  await tx.execute(sql`select from campaigns where id = ${id} for no key update`)
  const [whole] = await rows<CountedCampaign>(
    tx,
    sql`select c.id, c.owner_id, p.name as program_name, p.title, c.goal,
        c.completions_count + (select coalesce(sum(part.completions_count), 0)::int from campaigns part
          where part.part_of_id = c.id and part.held_at is null) as completions_count
      from campaigns c join awareness_programs p on p.id = c.program_id where c.id = ${id}`,
  )
  return whole
}

/**
 * Assigns completions with the person's confirmed address to their new account, except for programs that the account
 * has already completed.
 * @returns the ids of those completions
 */
export async function claimCompletions(tx: Db, user_id: number): Promise<number[]> {
  const claimed = await rows<{ id: number }>(
    tx,
    sql`update awareness_completions a set user_id = u.id
      from awareness_programs p cross join users u
      where u.id = ${user_id} and u.email_verified_at is not null
        and a.program_id = p.id and a.email = u.email and a.user_id is null
        and not exists (select from awareness_completions o where o.program_id = p.id and o.user_id = u.id)
      returning a.id`,
  )
  return claimed.map(({ id }) => id)
}
