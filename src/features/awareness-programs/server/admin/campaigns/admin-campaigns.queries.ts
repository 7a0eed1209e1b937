import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import type { AdminCampaign, AwarenessTotals } from '../../../admin-awareness-campaigns.contract.ts'
import {
  ADMIN_CAMPAIGN_SORTS,
  type AdminCampaignSort,
  type ShownCampaigns,
} from '../../../admin-awareness-words.contract.ts'
import { partsCompletions } from '../../campaigns.queries.ts'

interface CampaignsWanted {
  program_id: number
  search: string | undefined
  show: ShownCampaigns | undefined
  order: AskedOrder<AdminCampaignSort>
  limit: number
  offset: number
}

const orders: TableOrders<AdminCampaignSort> = {
  newest: [rising(sql`c.id`)],
  completions: [rising(sql`completions_count`), rising(sql`c.id`)],
  invitations: [rising(sql`invitations_count`), rising(sql`c.id`)],
}

/** Suspended campaigns are only listed as suspended, whatever their own status. */
const isShown = (show: ShownCampaigns): SQL =>
  show === 'held' ? sql`c.held_at is not null` : sql`c.held_at is null and c.status = ${show}`

const owner = sql`json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email)`

export async function selectAdminCampaigns(
  db: Db,
  { program_id, search, show, order, limit, offset }: CampaignsWanted,
): Promise<{ campaigns: AdminCampaign[]; total: number }> {
  const isFound =
    search === undefined
      ? sql`true`
      : sql`concat_ws(' ', c.display_name, c.organisation_name, o.organisation_name, u.first_name, u.last_name,
          u.email) ilike ${likeWords(search)}`
  const source = sql`campaigns c join users u on u.id = c.owner_id left join campaigns o on o.id = c.part_of_id
    where c.program_id = ${program_id} and ${show ? isShown(show) : sql`true`} and ${isFound}`
  const campaigns = await rows<AdminCampaign>(
    db,
    sql`select c.id, c.kind, c.status, ${isoUtc(sql`c.held_at`)} as held_at, c.hold_reason, c.display_name,
        coalesce(c.organisation_name, o.organisation_name) as organisation_name,
        case c.kind when 'individual' then u.username end as username, ${owner} as owner, c.goal,
        c.completions_count + ${partsCompletions(sql`c.id`)} as completions_count,
        (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invitations_count,
        (select count(*)::int from campaigns part where part.part_of_id = c.id) as promoters_count,
        ${isoUtc(sql`c.created_at`)} as created_at
      from ${source} order by ${tableOrder(ADMIN_CAMPAIGN_SORTS, orders, order)} limit ${limit} offset ${offset}`,
  )
  return { campaigns, total: await countRows(db, source) }
}

export async function selectAwarenessTotals(db: Db, program_id: number): Promise<AwarenessTotals> {
  const ofProgram = (table: string) =>
    sql`(select count(*)::int from ${sql.raw(table)} t join campaigns c on c.id = t.campaign_id
      where c.program_id = ${program_id})`
  const [found] = await rows<AwarenessTotals>(
    db,
    sql`select
        count(*) filter (where ${isShown('live')})::int as live,
        count(*) filter (where ${isShown('paused')})::int as paused,
        count(*) filter (where ${isShown('ended')})::int as ended,
        count(*) filter (where ${isShown('held')})::int as held,
        count(distinct c.owner_id)::int as promoters,
        count(*) filter (where c.kind = 'organisation')::int as organisations,
        ${ofProgram('campaign_invitations')} as invitations, ${ofProgram('campaign_visits')} as visits,
        (select count(*)::int from awareness_completions d where d.program_id = ${program_id}) as completions
      from campaigns c where c.program_id = ${program_id}`,
  )
  if (!found) throw new Error('the totals were not counted')
  return found
}

/** A program's names, for the header of its pages. */
export async function findAwarenessNames(
  db: Db,
  { id, language }: { id: number; language: TextLanguage },
): Promise<{ id: number; name: string; title: string } | undefined> {
  const [found] = await rows<{ id: number; name: string; title: string }>(
    db,
    sql`select p.id, p.name, ${textIn(sql`p.title`, language)} as title from awareness_programs p where p.id = ${id}`,
  )
  return found
}
