import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { mailUnmailed } from '../../inviting/mailing/mail-unmailed.ts'
import { writeCampaignSuspension } from './campaign-suspension.queries.ts'
import { notifySuspensionJob } from './notify-suspension.ts'

/**
 * Takes a campaign from view or shows it again; its owner is told by mail. Only under the lock of the campaign, and
 * only where it changes something.
 */
export async function setCampaignSuspension(
  tx: Db,
  { id, isSuspended, reason, now }: { id: number; isSuspended: boolean; reason: string; now: Date },
): Promise<void> {
  await writeCampaignSuspension(tx, { id, reason: isSuspended ? reason : null, now })
  if (!isSuspended) await mailUnmailed(tx, id)
  await enqueue(tx, notifySuspensionJob, {
    campaign_id: id,
    is_held: isSuspended,
    reason,
    at: now.toISOString(),
  })
}
