import type { ProgramDetail } from '../../program-details.contract.ts'
import { standsOfSteps } from './stands-of-steps.ts'
import type { CampaignWithSteps } from './steps.queries.ts'

/** The steps of a campaign in their wire form. */
export function detailsOfCampaign(campaign: CampaignWithSteps): ProgramDetail[] {
  const stands = standsOfSteps(campaign.steps, campaign)
  return campaign.steps.map((step, at) => {
    const { label, missing } = stands[at] ?? { label: 'Not started', missing: [] }
    return { ...step, subscription: campaign.id, program: campaign.program_id, label, missing }
  })
}
