import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { isVisible } from './visible-awareness.queries.ts'

export interface ReportedCampaign {
  id: number
  /** What its owner wrote. */
  text: string
  is_hidden: boolean
  author: { id: number; name: string }
  program_name: string
  organisation_name: string | null
  username: string | null
}

/** Campaigns of programs that are no drafts, those that are held among them. */
export function selectReportedCampaigns(db: Db, ids: readonly number[]): Promise<ReportedCampaign[]> {
  return rows<ReportedCampaign>(
    db,
    sql`select c.id, concat_ws(' – ', nullif(c.display_name, ''), c.organisation_name, nullif(c.message, '')) as text,
        c.held_at is not null as is_hidden,
        json_build_object('id', u.id, 'name', trim(concat(u.first_name, ' ', u.last_name))) as author,
        p.name as program_name, coalesce(c.organisation_name, o.organisation_name) as organisation_name,
        case c.kind when 'individual' then u.username end as username
      from campaigns c join awareness_programs p on p.id = c.program_id and ${isVisible('p')}
        join users u on u.id = c.owner_id left join campaigns o on o.id = c.part_of_id
      where c.id = any(${idList(ids)})`,
  )
}
