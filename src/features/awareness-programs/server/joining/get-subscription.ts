import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { CampaignNotFound } from '../awareness-programs.errors.ts'
import { selectSubscriptions } from './subscriptions.queries.ts'
import { toSubscription } from './to-subscription.ts'

/** A campaign in its wire form, for its owner. @throws CampaignNotFound for everyone else */
export async function getSubscription(
  db: Db,
  of: { id: number; user_id: number; language: TextLanguage },
): Promise<Subscription> {
  const [found] = await selectSubscriptions(db, { ...of, limit: 1, offset: 0 })
  if (!found) throw new CampaignNotFound()
  return toSubscription(found)
}
