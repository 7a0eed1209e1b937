import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { campaignAddress, landingAddress } from '../../awareness-address.contract.ts'
import styles from './edit-landing.module.css'
import { EditLandingForm } from './edit-landing-form.tsx'
import type { LoadedLanding } from './load-landing.ts'

/** What people see who follow the link, to be written by whoever passes it on. */
export function EditLandingView({ campaign, draft }: LoadedLanding) {
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
        <p className={styles.notice}>{m.awareness_editing_held({ reason: hold_reason })}</p>
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
