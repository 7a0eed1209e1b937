import { type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { Invitation, InvitationState } from '../../invitations.contract.ts'
import { hasAddress, invitationState, isDue } from './invitation-state.queries.ts'

/** Invitations of a campaign as `i`, with their state. */
const invitationsOf = (campaign_id: number): SQL => sql`(
  select i.*, ${invitationState('i', 'c')} as state
  from campaign_invitations i join campaigns c on c.id = i.campaign_id
  where i.campaign_id = ${campaign_id}) i`

interface Narrowed {
  campaign_id: number
  state: InvitationState | undefined
  search: string | undefined
}

function listed({ campaign_id, state, search }: Narrowed): SQL {
  const found = search?.toLowerCase()
  return sql`${invitationsOf(campaign_id)} where true
    ${state === undefined ? sql`` : sql`and i.state = ${state}`}
    ${found ? sql`and (strpos(i.email, ${found}) > 0 or strpos(lower(i.name), ${found}) > 0)` : sql``}`
}

/** Newest first, with their total number. */
export async function selectInvitations(
  db: Db,
  { limit, offset, now, ...narrowed }: Narrowed & { limit: number; offset: number; now: Date },
): Promise<{ invitations: Invitation[]; total: number }> {
  const source = listed(narrowed)
  const found = await rows<Invitation & { total: number }>(
    db,
    sql`select i.id, case when ${hasAddress('i')} then i.email else '' end as email, i.name, i.state, ${isoUtc(sql`i.created_at`)} as created_at,
        ${isoUtc(sql`i.reminded_at`)} as reminded_at, ${isDue('i', now)} as can_remind, n.total
      from (select count(*)::int as total from ${source}) n
      left join lateral (select * from ${source} order by i.id desc limit ${limit} offset ${offset}) i on true
      order by i.id desc`,
  )
  const invitations = found.filter(({ id }) => id !== null).map(({ total: _total, ...one }) => one)
  return { invitations, total: found[0]?.total ?? 0 }
}

/** How many there are in each state, and how many of those can be reminded now. */
export function countStates(
  db: Db,
  { campaign_id, now }: { campaign_id: number; now: Date },
): Promise<{ state: InvitationState; total: number; due: number }[]> {
  return rows(
    db,
    sql`select i.state, count(*)::int as total,
        (count(*) filter (where ${isDue('i', now)}))::int as due
      from ${invitationsOf(campaign_id)} group by i.state`,
  )
}

/** The due invitations, or the given one if it is due. */
export function selectDue(
  db: Db,
  of: { campaign_id: number; invitation_id: number | undefined; now: Date },
): Promise<{ id: number; email: string }[]> {
  const { campaign_id, invitation_id, now } = of
  return rows(
    db,
    sql`select i.id, i.email from ${invitationsOf(campaign_id)} where ${isDue('i', now)}
      ${invitation_id === undefined ? sql`` : sql`and i.id = ${invitation_id}`} order by i.id`,
  )
}

/** Marks the first due invitations, or the given one, as reminded. @returns their ids */
export async function markReminded(
  tx: Db,
  of: { campaign_id: number; invitation_id: number | undefined; most: number; now: Date },
): Promise<number[]> {
  const { campaign_id, invitation_id, most, now } = of
  const found = await rows<{ id: number }>(
    tx,
    sql`update campaign_invitations set reminded_at = ${now.toISOString()}
      where id in (select i.id from ${invitationsOf(campaign_id)} where ${isDue('i', now)}
        ${invitation_id === undefined ? sql`` : sql`and i.id = ${invitation_id}`} order by i.id limit ${most})
      returning id`,
  )
  return found.map(({ id }) => id)
}

export async function isInvitationOf(
  db: Db,
  { campaign_ids, invitation_id }: { campaign_ids: readonly number[]; invitation_id: number },
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from campaign_invitations where id = ${invitation_id} and campaign_id = any(${idList(campaign_ids)})`,
  )
  return found.length > 0
}
