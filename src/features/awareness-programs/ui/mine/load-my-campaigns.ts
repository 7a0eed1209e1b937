import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

/** A person runs one campaign per program, and one for each of their organisations, so the list stays short. */
const MOST = 100

export interface MyCampaignsData {
  campaigns: Subscription[]
  total: number
}

/** The viewer's campaigns, newest first. */
export async function loadMyCampaigns(api: Api): Promise<MyCampaignsData | Failure> {
  const answer = await api('GET /program/subscription/', { query: { user: 'me', length: MOST } })
  if (!answer.success) return answer
  return { campaigns: answer.data, total: answer.recordsTotal }
}
