import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { CampaignKind } from '../../awareness-programs.contract.ts'
import { type CampaignRow, partsCompletions, selectCampaign } from '../campaigns.queries.ts'

/** A campaign with the counts of those that belong to it. */
export interface SubscriptionRow extends CampaignRow {
  parts_count: number
  parts_completions_count: number
}

interface Wanted {
  user_id: number
  language: TextLanguage
  /** A single campaign. */
  id?: number | undefined
  kind?: CampaignKind | undefined
  program_id?: number | undefined
  limit: number
  offset: number
}

const isWanted = ({ user_id, id, kind, program_id }: Wanted): SQL => sql`c.owner_id = ${user_id}
  ${id === undefined ? sql`` : sql`and c.id = ${id}`}
  ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
  ${program_id === undefined ? sql`` : sql`and c.program_id = ${program_id}`}`

/** The person's campaigns, newest first. */
export function selectSubscriptions(db: Db, wanted: Wanted): Promise<SubscriptionRow[]> {
  return rows<SubscriptionRow>(
    db,
    sql`select s.*, (select count(*)::int from campaigns part where part.part_of_id = s.id) as parts_count,
        ${partsCompletions(sql`s.id`)} as parts_completions_count
      from (${selectCampaign(wanted.language)} where ${isWanted(wanted)}
        order by c.id desc limit ${wanted.limit} offset ${wanted.offset}) s
      order by s.id desc`,
  )
}

export function countSubscriptions(db: Db, wanted: Wanted): Promise<number> {
  return countUpTo(db, sql`select c.id from campaigns c where ${isWanted(wanted)}`)
}
