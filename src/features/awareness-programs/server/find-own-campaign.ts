import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { CampaignNotFound } from './awareness-programs.errors.ts'
import { type CampaignRow, findCampaignOf } from './campaigns.queries.ts'

/** The campaign with this id, for its owner. @throws CampaignNotFound for everyone else */
export async function findOwnCampaign(
  db: Db,
  of: { id: number; user_id: number; language: TextLanguage },
): Promise<CampaignRow> {
  const campaign = await findCampaignOf(db, of)
  if (!campaign) throw new CampaignNotFound()
  return campaign
}

/** The organisation's campaign that the person runs. @throws CampaignNotFound, also for a person's own campaign */
export async function findOwnOrganisation(
  db: Db,
  of: { id: number; user_id: number; language: TextLanguage },
): Promise<CampaignRow> {
  const campaign = await findOwnCampaign(db, of)
  if (campaign.kind !== 'organisation') throw new CampaignNotFound()
  return campaign
}
