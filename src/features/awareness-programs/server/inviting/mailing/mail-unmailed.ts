import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { mailInvitationsJob } from './mail-invitations-job.ts'
import { selectUnmailed } from './mailed-invitations.queries.ts'

/**
 * Sends what was delayed while a campaign was paused or suspended. Call it in the transaction that resumes the
 * campaign. If it still isn't live, no email is sent, and the next call tries again.
 */
export async function mailUnmailed(tx: Db, campaign_id: number): Promise<void> {
  const unmailed = await selectUnmailed(tx, campaign_id)
  for (const is_reminder of [false, true]) {
    const invitation_ids = unmailed.filter((one) => one.is_reminder === is_reminder).map(({ id }) => id)
    if (invitation_ids.length > 0) await enqueue(tx, mailInvitationsJob, { invitation_ids, is_reminder })
  }
}
