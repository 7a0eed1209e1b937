import type { CampaignStatus } from '../../awareness-programs.contract.ts'
import { type AskedOfStep, stepAt } from '../../awareness-steps.contract.ts'
import type { MissingOfStep, StepLabel } from '../../program-details.contract.ts'

/** The facts that determine the state of the steps. */
export type CampaignFacts = { status: CampaignStatus; is_suspended: boolean } & Record<
  `has_${AskedOfStep}`,
  boolean
>

/** A step with its position. */
interface Placed {
  position: number
  completed_at: string | null
}

interface Stand {
  label: StepLabel
  missing: MissingOfStep[]
}

/** A campaign's state in each of its steps, which are done in order. */
export function standsOfSteps(steps: readonly Placed[], facts: CampaignFacts): Stand[] {
  const current = steps.findIndex(({ completed_at }) => completed_at === null)
  return steps.map(({ position, completed_at }, at) => {
    if (completed_at !== null) return { label: 'Completed', missing: [] }
    const own = lacks(position, facts)
    if (at !== current) return { label: 'Not started', missing: ['earlier_step', ...own] }
    const isLive = at === steps.length - 1 && facts.status === 'live' && !facts.is_suspended
    return { label: isLive ? 'Live' : 'In Progress', missing: own }
  })
}

/** The step's own requirements that aren't met yet. */
function lacks(position: number, facts: CampaignFacts): AskedOfStep[] {
  const asks: readonly AskedOfStep[] = stepAt(position)?.asks ?? []
  return asks.filter((what) => !facts[`has_${what}`])
}
