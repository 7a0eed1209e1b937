import { type SQL, sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { VisitSource } from '../../awareness-programs.contract.ts'

/** The organisation's day that a moment falls on. */
const dayOf = (moment: SQL) => sql`to_char(${moment} at time zone ${HOME_ZONE}, 'YYYY-MM-DD')`

/** A campaign and, for an organisation's, those that are part of it. */
const within = (campaign_id: number) =>
  sql`campaign_id in (select id from campaigns where id = ${campaign_id} or part_of_id = ${campaign_id})`

export interface InvitedDay {
  day: string
  invited: number
  /** Of them, followed by a person, on whatever day. */
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
  /** Of them, by an invitation. */
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
