import { notFound, redirect } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { ProgramDetail } from '../../program-details.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'

export interface OwnCampaign {
  campaign: Subscription
  steps: ProgramDetail[]
}

/**
 * The viewer's campaign with the state of its steps. Everyone else is redirected to its public page; null if that
 * doesn't exist and nobody is logged in.
 * @throws a redirect
 */
export async function loadCampaign(
  api: Api,
  { id, isLoggedIn }: { id: string; isLoggedIn: Promise<boolean> },
): Promise<OwnCampaign | null> {
  if (!isAddressId(id)) throw notFound()
  const isIn = await isLoggedIn
  if (isIn) {
    const [campaign, steps] = await Promise.all([
      api('GET /program/subscription/{id}/', { params: { id } }),
      api('GET /program/program_detail/', { query: { subscription: id } }),
    ])
    if (campaign.success && steps.success) return { campaign: campaign.data, steps: steps.data }
    const failed = [campaign, steps].find(({ success }) => !success)
    if (failed && !failed.success && failed.status !== 404 && failed.status !== 401) pageCannotShow(failed)
  }
  const landing = await api('GET /program/landing/', { query: { id } })
  if (landing.success) throw redirect({ href: landingAddress(landing.data) })
  return landing.status === 404 && !isIn ? null : pageCannotShow(landing)
}
