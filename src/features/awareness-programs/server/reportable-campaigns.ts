import type { Reportable } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { landingAddress } from '../awareness-address.contract.ts'
import { CAMPAIGN_REPORTED } from '../awareness-programs.contract.ts'
import { findOwnerToTell, lockCampaign } from './admin/campaigns/campaign-hold.queries.ts'
import { setCampaignHold } from './admin/campaigns/set-campaign-hold.ts'
import { selectReportedCampaigns } from './reportable-campaigns.queries.ts'

/** Landing pages as people report them and moderators see them. One that is hidden is held: its owner is told. */
export const reportableCampaigns: Reportable = {
  kind: CAMPAIGN_REPORTED,
  async lock(tx, id) {
    const locked = await lockCampaign(tx, id)
    const [seen] = locked ? await selectReportedCampaigns(tx, [id]) : []
    return seen ? { is_hidden: seen.is_hidden } : null
  },
  async setHidden(tx, { id, isHidden, isByModerator = false, reason, now }) {
    const words = reason ?? (isHidden ? await usualWords(tx, { id, isByModerator }) : '')
    await setCampaignHold(tx, { id, isHeld: isHidden, reason: words, now })
  },
  async selectThings(db, ids) {
    const found = await selectReportedCampaigns(db, ids)
    return found.map(({ program_name, organisation_name, username, ...campaign }) => ({
      ...campaign,
      address: landingAddress({ id: campaign.id, program_name, organisation_name, username }),
    }))
  },
}

/** Why it was held where nobody wrote why, in the language of its owner's mails. */
async function usualWords(tx: Db, of: { id: number; isByModerator: boolean }): Promise<string> {
  const owner = await findOwnerToTell(tx, of.id)
  const words = of.isByModerator ? m.awareness_reports_held_by_moderator : m.awareness_reports_held_by_reports
  return words({}, { locale: owner?.language ?? 'en' })
}
