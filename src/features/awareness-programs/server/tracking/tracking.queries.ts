import { type SQL, sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { VisitSource } from '../../awareness-programs.contract.ts'
import type { TrackedPerson, TrackedPromoter } from '../../tracking.contract.ts'

/** The day of a moment in the organisation's time zone. */
const dayOf = (moment: SQL) => sql`to_char(${moment} at time zone ${HOME_ZONE}, 'YYYY-MM-DD')`

/** A campaign; for an organisation's, also those that belong to it and aren't suspended. */
const within = (campaign_id: number) =>
  sql`campaign_id in (select id from campaigns
    where id = ${campaign_id} or part_of_id = ${campaign_id} and held_at is null)`

export interface InvitedDay {
  day: string
  invited: number
  /** How many of them have been opened since. */
  opened: number
}

export function selectInvitedDays(db: Db, campaign_id: number): Promise<InvitedDay[]> {
  return rows<InvitedDay>(
    db,
    sql`select ${dayOf(sql`created_at`)} as day, count(*)::int as invited, count(opened_at)::int as opened
      from campaign_invitations where ${within(campaign_id)} group by 1`,
  )
}

export interface OpenedDay {
  day: string
  source: VisitSource
  opened: number
}

export function selectOpenedDays(db: Db, campaign_id: number): Promise<OpenedDay[]> {
  return rows<OpenedDay>(
    db,
    sql`select day::text as day, source, count(*)::int as opened
      from campaign_visits where ${within(campaign_id)} group by 1, 2`,
  )
}

export interface CompletedDay {
  day: string
  source: VisitSource
  completed: number
  /** How many of them came through an invitation. */
  invited: number
}

export function selectCompletedDays(db: Db, campaign_id: number): Promise<CompletedDay[]> {
  return rows<CompletedDay>(
    db,
    sql`select ${dayOf(sql`created_at`)} as day, source, count(*)::int as completed,
        count(invitation_id)::int as invited
      from awareness_completions where ${within(campaign_id)} group by 1, 2`,
  )
}

interface Wanted {
  campaign_id: number
  search?: string | undefined
  /** The most rows; null for all of them, for a file. */
  limit: number | null
  offset: number
}

/**
 * The campaigns that belong to an organisation's and aren't suspended, like the totals; most completions first. Without
 * a limit, all of them, for a file.
 */
export async function selectPromoters(
  db: Db,
  { campaign_id, limit, offset }: Pick<Wanted, 'campaign_id' | 'limit' | 'offset'>,
): Promise<{ promoters: TrackedPromoter[]; count: number }> {
  const source = sql`campaigns c where c.part_of_id = ${campaign_id} and c.held_at is null`
  const promoters = await rows<TrackedPromoter>(
    db,
    sql`select c.id, btrim(c.display_name) as name, c.status,
        (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invited,
        (select count(*)::int from campaign_visits v where v.campaign_id = c.id) as opened,
        c.completions_count as completed
      from ${source} order by c.completions_count desc, c.id limit ${limit}::int offset ${offset}`,
  )
  return { promoters, count: await countRows(db, source) }
}

/**
 * People who completed through this campaign itself, newest first. Never reads their own addresses, nor invited
 * addresses that have been erased.
 */
export async function selectTrackedPeople(
  db: Db,
  { campaign_id, search, limit, offset }: Wanted,
): Promise<{ people: TrackedPerson[]; total: number }> {
  const source = sql`awareness_completions a where a.campaign_id = ${campaign_id}
    and a.name ilike ${likeWords(search ?? '')}`
  const people = await rows<TrackedPerson>(
    db,
    sql`select a.id, a.name, a.source, ${isoUtc(sql`a.created_at`)} as created_at,
        (select i.email from campaign_invitations i
          where i.id = a.invitation_id and i.campaign_id = a.campaign_id
            and i.email like '%@%') as invited_email
      from ${source} order by a.id desc limit ${limit}::int offset ${offset}`,
  )
  return { people, total: await countRows(db, source) }
}
