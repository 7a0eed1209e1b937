import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { CampaignKind } from '../../awareness-programs.contract.ts'
import type { Leader } from '../../tracking.contract.ts'
import { partsCompletions } from '../campaigns.queries.ts'
import { isInView } from '../visible-awareness.queries.ts'

/** An organisation's completions are its own plus those of the campaigns that belong to it. */
const countOf = (kind: CampaignKind): SQL =>
  kind === 'individual' ? sql`c.completions_count` : sql`c.completions_count + ${partsCompletions(sql`c.id`)}`

/** People appear under the name that they chose, and not before they chose one; organisations under theirs. */
const shownName = sql`coalesce(nullif(btrim(c.display_name), ''), c.organisation_name)`

export interface LeaderRow extends Omit<Leader, 'is_mine'> {
  /** How many campaigns are on the board. */
  campaigns_count: number
}

/**
 * The top of a program's board, and this campaign wherever it ranks. A campaign isn't on the board if it left, is
 * suspended, has no completions, or its owner's account is closed.
 */
export async function selectLeaders(
  db: Db,
  {
    program_id,
    kind,
    own_id,
    most,
  }: { program_id: number; kind: CampaignKind; own_id: number; most: number },
): Promise<LeaderRow[]> {
  return rows<LeaderRow>(
    db,
    sql`with counted as (
        select c.id, ${countOf(kind)} as completions_count, ${shownName} as display_name,
          coalesce(c.organisation_name, o.organisation_name) as organisation_name,
          case c.kind when 'individual' then u.username end as username
        from campaigns c join users u on u.id = c.owner_id left join campaigns o on o.id = c.part_of_id
        where c.program_id = ${program_id} and c.kind = ${kind} and c.is_listed and ${isInView('c', 'u')}
          and ${shownName} is not null
      ), board as (
        select *, (rank() over (order by completions_count desc))::int as rank,
          (count(*) over ())::int as campaigns_count
        from counted where completions_count > 0
      ), first as (select * from board order by rank, id limit ${most})
      select * from first union select * from board where id = ${own_id} order by rank, id`,
  )
}

/** The count of this campaign for a board, whether it is listed or not. */
export async function countForBoard(
  db: Db,
  { id, kind }: { id: number; kind: CampaignKind },
): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select ${countOf(kind)} as count from campaigns c where c.id = ${id}`,
  )
  return found?.count ?? 0
}

/** Shows the person's campaign on leader boards, or hides it. Returns whether there is such a campaign. */
export async function setListed(
  db: Db,
  { id, user_id, is_listed }: { id: number; user_id: number; is_listed: boolean },
): Promise<boolean> {
  const set = await rows<{ id: number }>(
    db,
    sql`update campaigns set is_listed = ${is_listed} where id = ${id} and owner_id = ${user_id} returning id`,
  )
  return set.length > 0
}
