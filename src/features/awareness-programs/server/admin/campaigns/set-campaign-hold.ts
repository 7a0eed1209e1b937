import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { mailUnmailed } from '../../inviting/mailing/mail-unmailed.ts'
import { writeCampaignHold } from './campaign-hold.queries.ts'
import { tellHoldJob } from './tell-hold.ts'

/**
 * Takes a campaign from view or shows it again; its owner is told by mail. Only under the lock of the campaign, and only
 * where it changes something.
 */
export async function setCampaignHold(
  tx: Db,
  { id, isHeld, reason, now }: { id: number; isHeld: boolean; reason: string; now: Date },
): Promise<void> {
  await writeCampaignHold(tx, { id, reason: isHeld ? reason : null, now })
  if (!isHeld) await mailUnmailed(tx, id)
  await enqueue(tx, tellHoldJob, { campaign_id: id, is_held: isHeld, reason, at: now.toISOString() })
}
