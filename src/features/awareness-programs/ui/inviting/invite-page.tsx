import { createFileRoute } from '@tanstack/react-router'
import { AccountNeeded } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { campaignPartAddress } from '../../awareness-address.contract.ts'
import { InviteView } from './invite-view.tsx'
import { loadInviting } from './load-inviting.ts'

/** Inviting people to a campaign by email, for its owner. */
export const Route = createFileRoute('/_default/programs/campaign/$programname/$orgid/invite')({
  validateSearch: (given) => readTableSearch(given, ['state']),
  loaderDeps: ({ search: { state, search_query, page } }) => ({
    ...(state !== undefined && { state }),
    ...(search_query !== undefined && { search_query }),
    ...(page !== undefined && { page }),
  }),
  loader: ({ context, params: { orgid }, deps }) => loadInviting(context, { orgid, search: deps }),
  // Emails are being sent meanwhile.
  staleTime: 0,
  component: InvitePage,
})

function InvitePage() {
  const loaded = Route.useLoaderData()
  const search = Route.useSearch()
  const { programname, orgid } = Route.useParams()
  if (loaded) return <InviteView key={loaded.campaign.id} inviting={loaded} search={search} />
  const program_name = programname.replaceAll('+', ' ')
  return (
    <AccountNeeded
      next={campaignPartAddress({ id: Number(orgid), program_name }, 'invite')}
      title={m.awareness_inviting_login_title()}
      text={m.awareness_inviting_login_text()}
      leave={{ href: '/programs', label: m.awareness_inviting_login_leave() }}
    />
  )
}
