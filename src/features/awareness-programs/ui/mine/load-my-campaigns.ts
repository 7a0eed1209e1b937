import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

/** A person runs one campaign a program, and one for each of their organisations: no list that grows. */
const MOST = 100

export interface MyCampaignsData {
  campaigns: Subscription[]
  total: number
}

/** What I run, the newest first. */
export async function loadMyCampaigns(api: Api): Promise<MyCampaignsData | Failure> {
  const answer = await api('GET /program/subscription/', { query: { user: 'me', length: MOST } })
  if (!answer.success) return answer
  return { campaigns: answer.data, total: answer.recordsTotal }
}
