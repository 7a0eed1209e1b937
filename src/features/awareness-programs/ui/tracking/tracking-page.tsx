import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { loadTracking } from './load-tracking.ts'
import { TrackingSkeleton } from './tracking-skeleton.tsx'
import { TrackingView } from './tracking-view.tsx'

/** What became of a campaign, for the person who runs it. */
export const Route = createFileRoute('/_default/programs/campaign/$programname/$orgid/tracking')({
  validateSearch: (given) => readTableSearch(given, ['days']),
  loaderDeps: ({ search: { days, search_query, page } }) => ({ days, search_query, page }),
  loader: async ({ context, params: { orgid }, deps, location }) => ({
    found: await loadTracking(context, { orgid, search: deps }),
    address: location.pathname,
  }),
  // Somebody can have completed since.
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
