import { createFileRoute } from '@tanstack/react-router'
import { loadArea } from './load-area.ts'
import { OwnArea } from './own-area.tsx'
import { Welcome } from './welcome.tsx'

/** The program area; without a campaign a page that invites (spec section 2, route programs; decisions, Programs). */
export const Route = createFileRoute('/_default/programs')({
  loader: async ({ context: { api, publicUrl }, parentMatchPromise }) => {
    const isSignedIn = parentMatchPromise.then(({ loaderData }) => loaderData !== undefined)
    return { ...(await loadArea(api, isSignedIn)), publicUrl }
  },
  component: ProgramsPage,
})

function ProgramsPage() {
  const { programs, campaigns, publicUrl } = Route.useLoaderData()
  if (campaigns.length === 0) return <Welcome programs={programs} publicUrl={publicUrl} />
  return <OwnArea programs={programs} campaigns={campaigns} />
}
