import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { pageTitle } from '#ui-kit/page-head.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import { loadTracking } from './load-tracking.ts'
import styles from './tracking.module.css'
import { TrackingView } from './tracking-view.tsx'

/** Statistics of a campaign, for its owner. */
export const Route = createFileRoute('/_default/programs/campaign/$programname/$orgid/tracking')({
  validateSearch: (given) => readTableSearch(given, ['days', 'team_page']),
  loaderDeps: ({ search: { days, team_page, search_query, page } }) => ({
    days,
    team_page,
    search_query,
    page,
  }),
  loader: async ({ context, params: { orgid }, deps, location }) => ({
    found: await loadTracking(context, { orgid, search: deps }),
    address: location.pathname,
  }),
  // Someone may have completed since.
  staleTime: 0,
  pendingMs: 300,
  pendingComponent: TrackingSkeleton,
  component: TrackingPage,
})

function TrackingPage() {
  const { found, address } = Route.useLoaderData()
  const search = Route.useSearch()
  if (found) return <TrackingView {...found} search={search} />
  return (
    <AccountNeeded
      next={address}
      title={m.awareness_tracking_login_title()}
      text={m.awareness_tracking_login_text()}
      leave={{ href: '/programs', label: m.awareness_tracking_login_leave() }}
    />
  )
}

/** Shown while the statistics load on a slow network. */
function TrackingSkeleton() {
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
