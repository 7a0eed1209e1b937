import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { CampaignNotFound } from '../awareness-programs.errors.ts'
import type { CampaignRow } from '../campaigns.queries.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'

/** The organisation's campaign that this person runs. @throws CampaignNotFound, for a person's campaign too */
export async function findOwnOrganisation(
  db: Db,
  of: { id: number; user_id: number; language: TextLanguage },
): Promise<CampaignRow> {
  const campaign = await findOwnCampaign(db, of)
  if (campaign.kind !== 'organisation') throw new CampaignNotFound()
  return campaign
}
