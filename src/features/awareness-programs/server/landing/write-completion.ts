import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { CampaignIsPaused } from '../awareness-programs.errors.ts'
import { certifyCompletionJob } from './certify-completion-job.ts'
import { addToCompletions, insertCompletion, type NewCompletion } from './completions.queries.ts'
import { tellMilestone } from './tell-milestone.ts'

/**
 * Counts a person for a campaign, once a program, and has the certificate made; a second time it does nothing.
 * @throws CampaignIsPaused where the campaign was paused, ended or held back meanwhile
 */
export async function writeCompletion(db: Db, completion: NewCompletion): Promise<void> {
  await db.transaction(async (tx) => {
    const completion_id = await insertCompletion(tx, completion)
    if (completion_id === undefined) return
    const campaign = await addToCompletions(tx, completion.campaign_id)
    if (!campaign) throw new CampaignIsPaused()
    await tellMilestone(tx, campaign, completion.now)
    await enqueue(tx, certifyCompletionJob, { completion_id })
  })
}
