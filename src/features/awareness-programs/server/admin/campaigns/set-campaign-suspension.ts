import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { mailUnmailed } from '../../inviting/mailing/mail-unmailed.ts'
import { writeCampaignSuspension } from './campaign-suspension.queries.ts'
import { notifySuspensionJob } from './notify-suspension.ts'

/**
 * Suspends a campaign or shows it again, and queues an email to its owner. The caller has locked the campaign, and
 * calls this only if something changes.
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
