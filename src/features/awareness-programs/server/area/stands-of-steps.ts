import type { CampaignStatus } from '../../awareness-programs.contract.ts'
import type { MissingOfStep, StepLabel } from '../../program-details.contract.ts'

/** What the four steps are judged by. */
export interface CampaignFacts {
  status: CampaignStatus
  is_held: boolean
  has_shared: boolean
  has_display_name: boolean
  has_message: boolean
  has_invited: boolean
  /** Whether the link was shared once more since the landing page was finished. */
  has_shared_page: boolean
  /** For an organisation's campaign, with those that are part of it. */
  has_completion: boolean
}

/** Steps in their order. */
interface Placed {
  position: number
  completed_at: string | null
}

interface Stand {
  label: StepLabel
  missing: MissingOfStep[]
}

const LAST = 4

/** Where a campaign stands with each of its steps, which are done in order. */
export function standsOfSteps(steps: readonly Placed[], facts: CampaignFacts): Stand[] {
  const current = steps.findIndex(({ completed_at }) => completed_at === null)
  return steps.map(({ position, completed_at }, at) => {
    if (completed_at !== null) return { label: 'Completed', missing: [] }
    const own = lacks(position, facts)
    if (at !== current) return { label: 'Not started', missing: ['earlier_step', ...own] }
    const isLive = position === LAST && facts.status === 'live' && !facts.is_held
    return { label: isLive ? 'Live' : 'In Progress', missing: own }
  })
}

/** What the step with this position still asks for by itself. */
function lacks(position: number, facts: CampaignFacts): Exclude<MissingOfStep, 'earlier_step'>[] {
  if (position === 1) return facts.has_shared ? [] : ['share']
  if (position === 2) {
    const name = facts.has_display_name ? [] : (['display_name'] as const)
    return facts.has_message ? [...name] : [...name, 'message']
  }
  if (position === 3) return facts.has_invited || facts.has_shared_page ? [] : ['invitation']
  return facts.has_completion ? [] : ['completion']
}
