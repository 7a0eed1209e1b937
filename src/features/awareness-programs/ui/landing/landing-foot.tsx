import { ReportLink } from '#foundation/moderation/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { landingAddress, signupAddress } from '../../awareness-address.contract.ts'
import { CAMPAIGN_REPORTED } from '../../awareness-programs.contract.ts'
import type { LandingPage } from '../../landing.contract.ts'
import styles from './landing.module.css'
import { landingTitle } from './landing-title.ts'

/** The sign-up page for one's own campaign, with this page as the referrer. */
export const ownCampaignAddress = ({ program_name, referral_code }: LandingPage): string =>
  `${signupAddress(program_name)}?referral_code=${referral_code}`

/** Links to start one's own campaign and to report a problem. */
export function LandingFoot({ landing }: { landing: LandingPage }) {
  return (
    <footer className={styles.foot}>
      <p>
        {m.awareness_landing_own_text()}{' '}
        <AddressLink href={ownCampaignAddress(landing)}>{m.awareness_landing_own()}</AddressLink>
      </p>
      <ReportLink
        kind={CAMPAIGN_REPORTED}
        id={landing.id}
        what={landingTitle(landing)}
        back={landingAddress(landing)}
        isReported={false}
      />
    </footer>
  )
}
