import { sql } from 'drizzle-orm'
import type { Reportable } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { landingAddress } from '../awareness-address.contract.ts'
import { CAMPAIGN_REPORTED } from '../awareness-programs.contract.ts'
import { findOwnerToNotify, lockCampaign } from './admin/campaigns/campaign-suspension.queries.ts'
import { setCampaignSuspension } from './admin/campaigns/set-campaign-suspension.ts'
import { isVisible } from './visible-awareness.queries.ts'

/**
 * Landing pages, as people report them and moderators see them. Hiding one suspends the campaign and notifies its
 * owner.
 */
export const reportableCampaigns: Reportable = {
  kind: CAMPAIGN_REPORTED,
  async lock(tx, id) {
    const locked = await lockCampaign(tx, id)
    const [seen] = locked ? await selectReportedCampaigns(tx, [id]) : []
    return seen ? { is_hidden: seen.is_hidden } : null
  },
  async setHidden(tx, { id, isHidden, isByModerator = false, reason, now }) {
    const words = reason ?? (isHidden ? await usualWords(tx, { id, isByModerator }) : '')
    await setCampaignSuspension(tx, { id, isSuspended: isHidden, reason: words, now })
  },
  async keepReason(tx, { id, reason }) {
    const words = reason ?? (await usualWords(tx, { id, isByModerator: true }))
    await tx.execute(
      sql`update campaigns set hold_reason = ${words} where id = ${id} and held_at is not null`,
    )
  },
  async selectThings(db, ids) {
    const found = await selectReportedCampaigns(db, ids)
    return found.map(({ program_name, organisation_name, username, ...campaign }) => ({
      ...campaign,
      address: landingAddress({ id: campaign.id, program_name, organisation_name, username }),
    }))
  },
}

/** The default reason for a suspension, in the language of its owner's emails. */
async function usualWords(tx: Db, of: { id: number; isByModerator: boolean }): Promise<string> {
  const owner = await findOwnerToNotify(tx, of.id)
  const words = of.isByModerator
    ? m.awareness_reports_suspended_by_moderator
    : m.awareness_reports_suspended_by_reports
  return words({}, { locale: owner?.language ?? 'en' })
}

interface ReportedCampaign {
  id: number
  /** The owner's texts. */
  text: string
  is_hidden: boolean
  author: { id: number; name: string }
  program_name: string
  organisation_name: string | null
  username: string | null
}

/** Campaigns of programs that aren't drafts, including suspended ones. */
function selectReportedCampaigns(db: Db, ids: readonly number[]): Promise<ReportedCampaign[]> {
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
