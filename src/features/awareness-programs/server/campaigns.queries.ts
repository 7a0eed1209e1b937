import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { AwarenessPublication, CampaignKind, CampaignStatus } from '../awareness-programs.contract.ts'
import { isInViewOf, isVisible } from './visible-awareness.queries.ts'

/** A campaign with facts of its program and owner. */
export interface CampaignRow {
  id: number
  kind: CampaignKind
  status: CampaignStatus
  held_at: string | null
  hold_reason: string | null
  program_id: number
  program_name: string
  program_title: string
  program_publication: AwarenessPublication
  owner_id: number
  /** Null for an organisation's own page. */
  username: string | null
  part_of_id: number | null
  /** The organisation's name: the campaign's own, or that of the campaign it belongs to. */
  organisation_name: string | null
  display_name: string
  message: string
  goal: number
  logo: string | null
  cover: string | null
  is_listed: boolean
  referral_code: string
  join_code: string | null
  completions_count: number
  created_at: string
}

/** A `select` of campaigns `c` with their programs `p`; a `where` clause can follow. */
export const selectCampaign = (language: TextLanguage): SQL => sql`
  select c.id, c.kind, c.status, ${isoUtc(sql`c.held_at`)} as held_at, c.hold_reason,
    p.id as program_id, p.name as program_name, ${textIn(sql`p.title`, language)} as program_title,
    p.publication as program_publication, c.owner_id,
    case c.kind when 'individual' then u.username end as username, c.part_of_id,
    coalesce(c.organisation_name, o.organisation_name) as organisation_name,
    c.display_name, c.message, c.goal, c.logo, c.cover, c.is_listed, c.referral_code, c.join_code,
    c.completions_count, ${isoUtc(sql`c.created_at`)} as created_at
  from campaigns c
  join awareness_programs p on p.id = c.program_id
  join users u on u.id = c.owner_id
  left join campaigns o on o.id = c.part_of_id`

/** Completions of the campaigns that belong to the one with this id, without suspended ones. */
export const partsCompletions = (id: SQL): SQL => sql`coalesce((select sum(part.completions_count)
  from campaigns part where part.part_of_id = ${id} and part.held_at is null), 0)::int`

/** The campaign with this id, if the person runs it. */
export async function findCampaignOf(
  db: Db,
  { id, user_id, language }: { id: number; user_id: number; language: TextLanguage },
): Promise<CampaignRow | undefined> {
  const [found] = await rows<CampaignRow>(
    db,
    sql`${selectCampaign(language)} where c.id = ${id} and c.owner_id = ${user_id}`,
  )
  return found
}

/**
 * The campaign with this id, if the viewer may see its page: its program isn't a draft, its owner's account isn't
 * closed, and it isn't suspended, or the viewer may decide on that. `viewer` is null for the public.
 */
export async function findVisibleCampaign(
  db: Db,
  viewer: WithRoles | null,
  { id, language }: { id: number; language: TextLanguage },
): Promise<CampaignRow | undefined> {
  const [found] = await rows<CampaignRow>(
    db,
    sql`${selectCampaign(language)} where c.id = ${id} and ${isVisible('p')}
      and ${isInViewOf(viewer, 'c', 'u')}`,
  )
  return found
}
