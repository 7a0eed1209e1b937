import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { VisitSource } from '../../awareness-programs.contract.ts'
import type { ShareChannel } from '../../sharing.contract.ts'
import { AwarenessProgramEnded, CampaignIsEnded, CampaignIsSuspended } from '../awareness-programs.errors.ts'
import type { CampaignRow } from '../campaigns.queries.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'
import { noteShared } from './editing.queries.ts'

interface Of {
  id: number
  user_id: number
  language: TextLanguage
}

/**
 * Records that a campaign's link was shared with one of our buttons.
 * @returns the absolute URL that was shared
 * @throws CampaignNotFound, CampaignIsSuspended, CampaignIsEnded, AwarenessProgramEnded
 */
export async function shareCampaign(
  db: Db,
  { channel, now, publicUrl, ...of }: Of & { channel: ShareChannel; now: Date; publicUrl: string },
): Promise<string> {
  const campaign = await findSharedCampaign(db, of)
  await noteShared(db, { id: campaign.id, now })
  return sharedAddress(publicUrl, campaign, channel)
}

/** The person's campaign, if it can be shared. @throws as `shareCampaign` */
export async function findSharedCampaign(db: Db, of: Of): Promise<CampaignRow> {
  const campaign = await findOwnCampaign(db, of)
  expectOpenCampaign(campaign)
  return campaign
}

/** The absolute URL of a campaign when shared through this channel. */
export function sharedAddress(publicUrl: string, campaign: CampaignRow, source: VisitSource): string {
  const { referral_code } = campaign
  return `${publicUrl}${landingAddress(campaign, { source, referral_code })}`
}

/**
 * Suspended and ended campaigns can't be shared; paused ones can.
 * @throws CampaignIsSuspended, CampaignIsEnded, AwarenessProgramEnded
 */
function expectOpenCampaign({
  held_at,
  status,
  program_publication,
}: Pick<CampaignRow, 'held_at' | 'status' | 'program_publication'>): void {
  if (held_at !== null) throw new CampaignIsSuspended()
  if (status === 'ended') throw new CampaignIsEnded()
  if (program_publication === 'ended') throw new AwarenessProgramEnded()
}
