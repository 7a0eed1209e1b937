import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProgramDetail } from '../../program-details.contract.ts'
import { StepNotFound } from './area.errors.ts'
import { detailsOfCampaign } from './details-of-campaign.ts'
import { type CampaignWithSteps, findCampaignOfStep } from './steps.queries.ts'

export interface FoundStep {
  campaign: CampaignWithSteps
  step: ProgramDetail
  /** The next step; undefined after the last. */
  next: ProgramDetail | undefined
}

/** A step of a campaign that the person runs. @throws StepNotFound for everyone else */
export async function findStep(
  db: Db,
  { id, user_id, language }: { id: number; user_id: number; language: TextLanguage },
): Promise<FoundStep> {
  const campaign = await findCampaignOfStep(db, { step_id: id, user_id, language })
  const details = campaign ? detailsOfCampaign(campaign) : []
  const at = details.findIndex((detail) => detail.id === id)
  const step = details[at]
  if (!campaign || !step) throw new StepNotFound()
  return { campaign, step, next: details[at + 1] }
}
