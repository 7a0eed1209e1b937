import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { AccountNeeded, loadOwn } from '#foundation/accounts/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { campaignAddress, campaignPartAddress, landingAddress } from '../../awareness-address.contract.ts'
import { LANDING_FORM } from '../../sharing.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './edit-landing.module.css'
import { EditLandingForm } from './edit-landing-form.tsx'

/** The landing page of a campaign, for its owner. */
export const Route = createFileRoute('/_default/programs/campaign/$programname/$orgid/page')({
  loader: ({ context, params: { orgid } }) => loadLanding(context, orgid),
  // Reopening the page shows what was saved or drafted in another window.
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
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

/** The editor for what people see who follow the link. */
function EditLandingView({ campaign, draft }: LoadedLanding) {
  const { id, program_data, status, hold_reason } = campaign
  const of = { id, program_name: program_data.name }
  const isOver = status === 'ended' || hold_reason !== null
  return (
    <div className={styles.frame}>
      <UnlistedHead page={m.awareness_editing_title()} />
      <AddressLink href={campaignAddress(of)} className={styles.back}>
        <span aria-hidden="true">←</span> {m.awareness_editing_back()}
      </AddressLink>
      <h1 className={styles.heading}>{m.awareness_editing_title()}</h1>
      <p className={styles.lead}>{m.awareness_editing_lead({ program: program_data.title })}</p>
      {hold_reason !== null ? (
        <p className={styles.notice}>{m.awareness_editing_suspended({ reason: hold_reason })}</p>
      ) : null}
      {status === 'ended' ? <p className={styles.notice}>{m.awareness_editing_ended()}</p> : null}
      {hold_reason === null ? (
        <p>
          <AddressLink href={landingAddress({ ...campaign, program_name: program_data.name })}>
            {m.awareness_editing_see()}
          </AddressLink>
        </p>
      ) : null}
      {isOver ? null : <EditLandingForm campaign={campaign} draft={draft} />}
    </div>
  )
}

interface LoadedLanding {
  campaign: Subscription
  draft: FormDraft | null
}

/** The landing page of the viewer's campaign with their draft; null if nobody is logged in. */
async function loadLanding(
  context: { api: Api; hasCookie: boolean },
  orgid: string,
): Promise<LoadedLanding | null> {
  if (!isAddressId(orgid)) throw notFound()
  const [campaign, draft] = await Promise.all([
    loadOwn(context, (api) => api('GET /program/subscription/{id}/', { params: { id: orgid } })),
    loadOwn(context, (api) => api('GET /user/draft/', { query: { form: LANDING_FORM, subject: orgid } })),
  ])
  return campaign && { campaign, draft }
}
