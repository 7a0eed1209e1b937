import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { confirmedEmails } from '#foundation/accounts/server/index.ts'
import type { Person, PersonalList } from '#foundation/privacy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

type Rows = PersonalList['rows']
export interface OwnedCampaign {
  id: number
  logo: string | null
  cover: string | null
}

const at = (column: string) => sql`${isoUtc(sql.raw(column))}`
const title = (language: TextLanguage) => textIn(sql`p.title`, language)

/**
 * The person's campaigns with the numbers of invited people and visits. Who those people are isn't the person's data.
 */
export function selectOwnCampaigns(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as program, c.kind, c.organisation_name, o.organisation_name as part_of,
        c.status, c.display_name, c.message, c.goal, c.is_listed, c.referral_code, c.join_code, c.hold_reason,
        c.utm_source, c.utm_medium, c.utm_campaign, ${at('c.created_at')} as started_at,
        ${at('c.shared_at')} as shared_at, ${at('c.ended_at')} as ended_at,
        array(select s.position::text from campaign_steps s where s.campaign_id = c.id and s.completed_at is not null
          order by s.position) as steps_done,
        (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invited_count,
        (select count(*)::int from campaign_visits v where v.campaign_id = c.id) as visits_count, c.completions_count
      from campaigns c join awareness_programs p on p.id = c.program_id left join campaigns o on o.id = c.part_of_id
      where c.owner_id = ${id} order by c.id`,
  )
}

export function selectOwnCompletions(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as program, a.name, a.email, a.source, a.language,
        ${at('a.created_at')} as completed_at
      from awareness_completions a join awareness_programs p on p.id = a.program_id
      where ${isOwnCompletion('a', id)} order by a.id`,
  )
}

/** The invitations that the person received, without their senders. */
export function selectOwnInvitations(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as program, i.name, i.email, i.language, ${at('i.created_at')} as invited_at,
        ${at('i.reminded_at')} as reminded_at, ${at('i.opened_at')} as opened_at,
        ${at('i.opted_out_at')} as opted_out_at
      from campaign_invitations i join campaigns c on c.id = i.campaign_id
        join awareness_programs p on p.id = c.program_id
      where i.email in ${confirmedEmails(id)} order by i.id`,
  )
}

/** Names of the pictures on their landing pages. */
export function selectOwnPictures(db: Db, user_id: number): Promise<OwnedCampaign[]> {
  return rows(db, sql`select id, logo, cover from campaigns where owner_id = ${user_id} order by id`)
}

/**
 * Whether a completion belongs to the account or one of its confirmed emails. Takes the alias of `awareness_completions`.
 */
export function isOwnCompletion(completion: string, user_id: number): SQL {
  const a = sql.raw(completion)
  return sql`(${a}.user_id = ${user_id} or (${a}.user_id is null and ${a}.email in ${confirmedEmails(user_id)}))`
}
