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
 * Notes that the link of a campaign was passed on by a button of ours.
 * @returns the whole address that was passed on
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

/** The campaign of this person, while there is something to pass on. @throws as `shareCampaign` */
export async function findSharedCampaign(db: Db, of: Of): Promise<CampaignRow> {
  const campaign = await findOwnCampaign(db, of)
  expectOpenCampaign(campaign)
  return campaign
}

/** The address of a link that this person shared in that way. */
export function sharedAddress(publicUrl: string, campaign: CampaignRow, source: VisitSource): string {
  const { referral_code } = campaign
  return `${publicUrl}${landingAddress(campaign, { source, referral_code })}`
}

/**
 * What is suspended or over is worked on no more. A paused one is.
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
