import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { Skeleton, SkeletonText } from '#ui-kit/skeleton.tsx'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { LandingPage as Landing } from '../../landing.contract.ts'
import styles from './landing.module.css'
import { readLandingSearch } from './landing-search.ts'
import { LandingView } from './landing-view.tsx'

/** The public page of a campaign, a person's or an organisation's. */
export const Route = createFileRoute(
  '/_default/programs/individual/{-$programname}/{-$orgname}/{-$username}/$campaignid',
)({
  // People who have completed it must never see the earlier state, not even briefly.
  gcTime: 0,
  validateSearch: readLandingSearch,
  loaderDeps: ({ search: { invitation, thanks } }) => ({ invitation, thanks }),
  loader: async ({ context: { api, publicUrl }, params: { campaignid: id }, deps, location }) => {
    const { invitation } = readLandingSearch({ ...deps })
    const landing = await loadLanding(api, { id, invitation })
    const address = landingAddress(landing)
    // The names are for readers: any other spelling redirects to the page's one address.
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

/** A path with its percent-escapes decoded. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/$/, '')
  } catch {
    return path
  }
}

/** Shown while the campaign loads on a slow network. */
function LandingSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <Skeleton width="short" />
          <Skeleton shape="title" />
          <SkeletonText lines={4} />
          <Skeleton width="half" />
        </div>
        <div className={styles.coverSkeleton} />
      </div>
      <Skeleton shape="box" />
    </div>
  )
}

/** Loads a campaign's page. A suspended one is only found by those who may decide on it. */
async function loadLanding(
  api: Api,
  { id, invitation }: { id: string; invitation?: string | undefined },
): Promise<Landing> {
  if (!isAddressId(id)) throw notFound()
  const answer = await api('GET /program/landing/', { query: { id, ...(invitation && { invitation }) } })
  return answer.success ? answer.data : pageCannotShow(answer)
}
