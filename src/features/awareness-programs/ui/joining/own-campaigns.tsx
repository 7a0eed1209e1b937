import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { campaignAddress } from '../../awareness-address.contract.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import { CampaignBadge } from '../area/campaign-badge.tsx'
import styles from './own-campaigns.module.css'

/** The viewer's campaigns for this program, so that they find them here. */
export function OwnCampaigns({ program }: { program: AwarenessProgram }) {
  const { own_campaigns, name: program_name } = program
  if (own_campaigns.length === 0) return null
  const isRunning = own_campaigns.some(({ status }) => status !== 'ended')
  return (
    <section className={styles.own} aria-labelledby="own-campaigns">
      <h2 id="own-campaigns">{isRunning ? m.awareness_joining_own_title() : m.awareness_area_title()}</h2>
      <ul>
        {own_campaigns.map(({ id, organisation_name, kind, status }) => (
          <li key={id}>
            <AddressLink href={campaignAddress({ id, program_name })} className={styles.link}>
              {kind === 'organisation' && organisation_name
                ? m.awareness_joining_own_of({ name: organisation_name })
                : m.awareness_joining_own_mine()}
            </AddressLink>{' '}
            {status === 'ended' && <CampaignBadge campaign={{ status, hold_reason: null }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
