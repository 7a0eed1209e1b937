import { becomePromoter } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { STEP_POSITIONS } from '../awareness-programs.contract.ts'
import { campaignSteps, campaigns } from './campaigns.tables.ts'
import { newShareCode } from './new-share-code.ts'

export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id' | 'referral_code' | 'join_code'>

/**
 * Adds a campaign with its four steps, and its owner is a promoter from then on. In the caller's transaction.
 * @returns its id; nothing where this person, or this organisation of theirs, has one for the program already
 */
export async function insertCampaign(tx: Db, campaign: NewCampaign): Promise<number | undefined> {
  const join_code = campaign.kind === 'organisation' ? newShareCode() : null
  const [added] = await tx
    .insert(campaigns)
    .values({ ...campaign, referral_code: newShareCode(), join_code })
    .onConflictDoNothing()
    .returning({ id: campaigns.id })
  if (!added) return undefined
  await tx
    .insert(campaignSteps)
    .values(STEP_POSITIONS.map((position) => ({ campaign_id: added.id, position })))
  await becomePromoter(tx, campaign.owner_id)
  return added.id
}
