import { deleteQueuedMails } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { mailUnmailed } from '../../inviting/mailing/mail-unmailed.ts'
import { selectQueuedKeys } from '../../inviting/mailing/mailed-invitations.queries.ts'
import { writeCampaignSuspension } from './campaign-suspension.queries.ts'
import { notifySuspensionJob } from './notify-suspension.ts'

/**
 * Suspends a campaign and its unsent emails, or shows it again, and queues an email to its owner. The caller has locked
 * the campaign, and calls this only if something changes.
 */
export async function setCampaignSuspension(
  tx: Db,
  { id, isSuspended, reason, now }: { id: number; isSuspended: boolean; reason: string; now: Date },
): Promise<void> {
  await writeCampaignSuspension(tx, { id, reason: isSuspended ? reason : null, now })
  // What is deleted here is written again by `mailUnmailed`.
  if (isSuspended) await deleteQueuedMails(tx, await selectQueuedKeys(tx, id))
  else await mailUnmailed(tx, id)
  await enqueue(tx, notifySuspensionJob, {
    campaign_id: id,
    is_held: isSuspended,
    reason,
    at: now.toISOString(),
  })
}
