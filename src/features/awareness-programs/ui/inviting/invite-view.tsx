import { ConfirmEmail, useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { Mail } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { campaignAddress, campaignPartAddress } from '../../awareness-address.contract.ts'
import { INVITATIONS_A_DAY } from '../../awareness-programs.contract.ts'
import { InviteFile } from './invite-file.tsx'
import { inviteFileForm } from './invite-forms.ts'
import { InviteTyped } from './invite-typed.tsx'
import { InvitedPeople } from './invited-people.tsx'
import styles from './inviting.module.css'
import type { InvitingSearch, LoadedInviting } from './load-inviting.ts'

interface InviteViewProps {
  inviting: LoadedInviting
  search: InvitingSearch
}

const NEW_ID = 'invite-people'

/** The form to invite people, and the list of invited people. */
export function InviteView({ inviting, search }: InviteViewProps) {
  const { campaign, totals } = inviting
  const viewer = useViewer()
  const of = { id: campaign.id, program_name: campaign.program_name }
  const isConfirmed = viewer?.is_otp_verified ?? false
  const canSend = isConfirmed && campaign.is_open && campaign.display_name !== ''
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.awareness_inviting_title()} />
      <AddressLink href={campaignAddress(of)} className={styles.back}>
        <span aria-hidden="true">←</span> {m.awareness_inviting_back()}
      </AddressLink>
      <h1 className={styles.heading}>{m.awareness_inviting_title()}</h1>
      <p className={styles.lead}>
        {m.awareness_inviting_lead({ program: campaign.program_title })}{' '}
        <AddressLink href={campaignAddress(of)}>{m.awareness_inviting_share_instead()}</AddressLink>
      </p>
      <section className={styles.part} aria-labelledby={NEW_ID}>
        <h2 id={NEW_ID} className={styles.title} tabIndex={-1}>
          {m.awareness_inviting_new()}
        </h2>
        {canSend ? (
          <NewInvitations inviting={inviting} />
        ) : (
          <NotYet inviting={inviting} isConfirmed={isConfirmed} email={viewer?.email ?? ''} />
        )}
      </section>
      <InvitedTotals totals={totals} />
      <InvitedPeople
        inviting={inviting}
        path={campaignPartAddress(of, 'invite')}
        search={search}
        canSend={canSend}
      />
    </div>
  )
}

function NewInvitations({ inviting: { campaign, left_today } }: { inviting: LoadedInviting }) {
  const { posted } = useFormParts()
  return (
    <>
      <p>
        {m.awareness_inviting_sender({ name: campaign.display_name })}{' '}
        {left_today === 0
          ? m.awareness_inviting_none_left({ most: INVITATIONS_A_DAY })
          : m.awareness_inviting_left_today({ count: left_today, most: INVITATIONS_A_DAY })}
      </p>
      <p className={styles.help}>{m.awareness_inviting_consent()}</p>
      <div className={styles.card}>
        <InviteTyped id={campaign.id} />
      </div>
      <Disclosure
        look="card"
        summary={m.awareness_inviting_from_file()}
        open={posted?.name === inviteFileForm.name}
      >
        <InviteFile id={campaign.id} />
      </Disclosure>
    </>
  )
}

interface NotYetProps {
  inviting: LoadedInviting
  isConfirmed: boolean
  email: string
}

/** What must be done before sending, one thing at a time. */
function NotYet({ inviting: { campaign }, isConfirmed, email }: NotYetProps) {
  const of = { id: campaign.id, program_name: campaign.program_name }
  if (!campaign.is_open) {
    return (
      <EmptyState
        icon={Mail}
        headingLevel={3}
        title={m.awareness_inviting_not_open_title()}
        action={
          <AddressLink href={campaignAddress(of)} className={buttonClass({ variant: 'primary' })}>
            {m.awareness_inviting_back()}
          </AddressLink>
        }
      >
        {campaign.status === 'paused' ? m.awareness_inviting_paused() : m.awareness_inviting_not_open()}
      </EmptyState>
    )
  }
  if (!isConfirmed) {
    return (
      <>
        <p>{m.awareness_inviting_confirm_email()}</p>
        <ConfirmEmail email={email} nextId={NEW_ID} />
      </>
    )
  }
  return (
    <EmptyState
      icon={Mail}
      headingLevel={3}
      title={m.awareness_inviting_name_title()}
      action={
        <AddressLink href={campaignPartAddress(of, 'page')} className={buttonClass({ variant: 'primary' })}>
          {m.awareness_inviting_name_link()}
        </AddressLink>
      }
    >
      {m.awareness_inviting_name_text()}
    </EmptyState>
  )
}

/** Counts of the invitations; nothing before the first one. */
function InvitedTotals({ totals }: Pick<LoadedInviting, 'totals'>) {
  const { completed, opened, failed, opted_out } = totals
  const invited = Object.values(totals).reduce((sum, count) => sum + count, 0)
  if (invited === 0) return null
  const figures = [
    { label: m.awareness_inviting_total_invited(), count: invited },
    // People who completed it have seen the page.
    { label: m.awareness_inviting_total_opened(), count: opened + completed },
    { label: m.awareness_inviting_total_completed(), count: completed },
    { label: m.awareness_inviting_total_not_delivered(), count: failed },
    { label: m.awareness_inviting_state_opted_out(), count: opted_out },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, count }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.count}>{numberLabel(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
