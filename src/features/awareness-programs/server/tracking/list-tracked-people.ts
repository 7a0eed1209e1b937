import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { TrackedPerson } from '../../tracking.contract.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'
import { selectTrackedPeople } from './tracking.queries.ts'

interface Wanted {
  id: number
  search?: string | undefined
  language: TextLanguage
  limit: number
  offset: number
}

/** The people who completed the program through a campaign, for its owner. @throws CampaignNotFound */
export async function listTrackedPeople(
  db: Db,
  viewer: Viewer,
  { id, language, ...wanted }: Wanted,
): Promise<{ people: TrackedPerson[]; total: number }> {
  await findOwnCampaign(db, { id, user_id: viewer.id, language })
  return selectTrackedPeople(db, { campaign_id: id, ...wanted })
}
