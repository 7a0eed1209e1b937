import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { CampaignSkeleton } from './campaign-skeleton.tsx'
import { CampaignView } from './campaign-view.tsx'
import { loadCampaign } from './load-campaign.ts'

/** The four steps of a subscription, a person's or an organisation's; its id decides (spec section 2; decisions, Programs). */
export const Route = createFileRoute('/_default/programs/campaign/$programname/$orgid')({
  loader: async ({ context: { api, publicUrl }, params, parentMatchPromise, location }) => {
    const isSignedIn = parentMatchPromise.then(({ loaderData }) => loaderData !== undefined)
    const own = await loadCampaign(api, { id: params.orgid, isSignedIn })
    const program_name = own?.campaign.program_data.name
    return { own, publicUrl, address: location.pathname, program_name }
  },
  pendingMs: 300,
  pendingComponent: CampaignSkeleton,
  component: CampaignPage,
})

function CampaignPage() {
  const { own, publicUrl, address } = Route.useLoaderData()
  if (!own) return <AccountNeeded next={address} />
  return <CampaignView key={own.campaign.id} {...own} publicUrl={publicUrl} />
}
