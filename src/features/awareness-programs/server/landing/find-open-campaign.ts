import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import {
  AwarenessProgramEnded,
  CampaignIsEnded,
  CampaignIsPaused,
  CampaignNotFound,
} from '../awareness-programs.errors.ts'
import { type CampaignRow, findVisibleCampaign } from '../campaigns.queries.ts'

/**
 * A campaign through which a program can be completed now.
 * @throws CampaignNotFound, AwarenessProgramEnded, CampaignIsPaused, CampaignIsEnded
 */
export async function findOpenCampaign(
  db: Db,
  of: { id: number; language: TextLanguage },
): Promise<CampaignRow> {
  const campaign = await findVisibleCampaign(db, null, of)
  if (!campaign) throw new CampaignNotFound()
  if (campaign.program_publication === 'ended') throw new AwarenessProgramEnded()
  if (campaign.status === 'ended') throw new CampaignIsEnded()
  if (campaign.status === 'paused') throw new CampaignIsPaused()
  return campaign
}
