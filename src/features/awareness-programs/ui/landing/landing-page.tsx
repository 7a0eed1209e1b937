import { createFileRoute, redirect } from '@tanstack/react-router'
import { landingAddress } from '../../awareness-address.contract.ts'
import { readLandingSearch } from './landing-search.ts'
import { LandingSkeleton } from './landing-skeleton.tsx'
import { LandingView } from './landing-view.tsx'
import { loadLanding } from './load-landing.ts'

/** The public page of a campaign, a person's or an organisation's (spec section 2, individual campaign). */
export const Route = createFileRoute(
  '/_default/programs/individual/{-$programname}/{-$orgname}/{-$username}/$campaignid',
)({
  // Whoever completed it must not see it as it was before, not even for a moment.
  gcTime: 0,
  validateSearch: readLandingSearch,
  loaderDeps: ({ search: { invitation, thanks } }) => ({ invitation, thanks }),
  loader: async ({ context: { api, publicUrl }, params: { campaignid: id }, deps, location }) => {
    const { invitation } = readLandingSearch({ ...deps })
    const landing = await loadLanding(api, { id, invitation })
    const address = landingAddress(landing)
    // Its names are for people: whatever they were, the page has one address.
    if (plain(location.pathname) !== plain(address)) {
      throw redirect({ href: address + location.searchStr, statusCode: 301 })
    }
    return { landing, publicUrl, program_name: landing.program_name }
  },
  pendingMs: 300,
  pendingComponent: LandingSkeleton,
  component: LandingPage,
})

function LandingPage() {
  const { landing, publicUrl } = Route.useLoaderData()
  const given = Route.useSearch()
  const { utm_source } = given
  const search = { ...readLandingSearch({ ...given }), ...(utm_source && { utm_source }) }
  return <LandingView key={landing.id} landing={landing} search={search} publicUrl={publicUrl} />
}

/** As it reads, however it is written. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/$/, '')
  } catch {
    return path
  }
}
