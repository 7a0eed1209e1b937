import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { CampaignIsPaused } from '../awareness-programs.errors.ts'
import { certifyCompletionJob } from './certify-completion-job.ts'
import { addToCompletions, insertCompletion, lockWhole, type NewCompletion } from './completions.queries.ts'
import { notifyMilestone } from './notify-milestone.ts'

/**
 * Counts a person's completion for a campaign, once per program, and queues the certificate. Safe to repeat.
 * @throws CampaignIsPaused if the campaign has been paused, ended or suspended meanwhile
 */
export async function writeCompletion(db: Db, completion: NewCompletion): Promise<void> {
  await db.transaction(async (tx) => {
    const completion_id = await insertCompletion(tx, completion)
    if (completion_id === undefined) return
    const campaign = await addToCompletions(tx, completion.campaign_id)
    if (!campaign) throw new CampaignIsPaused()
    const { id, kind, part_of_id } = campaign
    if (kind === 'individual') await notifyMilestone(tx, campaign, completion.now)
    const whole_id = kind === 'organisation' ? id : part_of_id
    const whole = whole_id === null ? undefined : await lockWhole(tx, whole_id)
    if (whole) await notifyMilestone(tx, whole, completion.now)
    await enqueue(tx, certifyCompletionJob, { completion_id })
  })
}
