import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { campaignPartAddress } from '../../awareness-address.contract.ts'
import { EditLandingView } from './edit-landing-view.tsx'
import { loadLanding } from './load-landing.ts'

/** The landing page of a campaign, for the person who runs it. */
export const Route = createFileRoute('/_default/programs/campaign/$programname/$orgid/page')({
  loader: ({ context, params: { orgid } }) => loadLanding(context, orgid),
  // What was saved or begun in another window is there when the page is opened again.
  staleTime: 0,
  component: EditLandingPage,
})

function EditLandingPage() {
  const loaded = Route.useLoaderData()
  const { programname, orgid } = Route.useParams()
  if (loaded) return <EditLandingView {...loaded} />
  const of = { id: Number(orgid), program_name: programname.replaceAll('+', ' ') }
  return (
    <AccountNeeded
      next={campaignPartAddress(of, 'page')}
      title={m.awareness_editing_login_title()}
      text={m.awareness_editing_login_text()}
      leave={{ href: '/programs', label: m.awareness_editing_login_leave() }}
    />
  )
}
