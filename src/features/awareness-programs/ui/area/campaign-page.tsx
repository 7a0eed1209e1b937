import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import styles from './area.module.css'
import { CampaignView } from './campaign-view.tsx'
import { loadCampaign } from './load-campaign.ts'

/** The steps of a campaign, a person's or an organisation's. Only the id is looked up; the name is for readers. */
export const Route = createFileRoute('/_default/programs/campaign/$programname/$orgid')({
  loader: async ({ context: { api, publicUrl }, params, parentMatchPromise, location }) => {
    const isLoggedIn = parentMatchPromise.then(({ loaderData }) => loaderData !== undefined)
    const own = await loadCampaign(api, { id: params.orgid, isLoggedIn })
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

/** Shown while the campaign loads on a slow network. */
function CampaignSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <title>{pageTitle(m.loading_page())}</title>
      <div className={styles.opening}>
        <Skeleton width="short" />
        <Skeleton shape="title" />
        <SkeletonText lines={2} />
      </div>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  )
}
