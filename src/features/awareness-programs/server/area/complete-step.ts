import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { CampaignIsEnded, CampaignIsSuspended } from '../awareness-programs.errors.ts'
import { EarlierStepFirst, StepNotReady } from './area.errors.ts'
import { type FoundStep, findStep } from './find-step.ts'
import { lockCampaignOfStep, markCompleted } from './steps.queries.ts'

/**
 * Completes a step of the person's campaign. If it is completed already, it keeps its date.
 * @throws StepNotFound, EarlierStepFirst, StepNotReady, CampaignIsEnded, CampaignIsSuspended
 */
export function completeStep(
  db: Db,
  { now, ...of }: { id: number; user_id: number; language: TextLanguage; now: Date },
): Promise<FoundStep> {
  return db.transaction(async (tx) => {
    await lockCampaignOfStep(tx, { step_id: of.id, user_id: of.user_id })
    const found = await findStep(tx, of)
    if (found.step.completed_at !== null) return found
    if (found.campaign.status === 'ended') throw new CampaignIsEnded()
    if (found.campaign.is_suspended) throw new CampaignIsSuspended()
    const [lack] = found.step.missing
    if (lack === 'earlier_step') throw new EarlierStepFirst()
    if (lack) throw new StepNotReady(lack)
    await markCompleted(tx, { step_id: of.id, now })
    return findStep(tx, of)
  })
}
