import type { LandingPage } from '../../landing.contract.ts'
import { CompletedBefore } from './completed-before.tsx'
import styles from './landing.module.css'
import { LandingClosed } from './landing-closed.tsx'
import { LandingFoot } from './landing-foot.tsx'
import { LandingHead } from './landing-head.tsx'
import { LandingOpening } from './landing-opening.tsx'
import type { LandingSearch } from './landing-search.ts'
import { LandingThanks } from './landing-thanks.tsx'
import { TakePart } from './take-part.tsx'
import { useCountVisit } from './use-count-visit.ts'

interface LandingViewProps {
  landing: LandingPage
  search: LandingSearch & { utm_source?: string }
  publicUrl: string
}

/** The page of a campaign; after taking part, the thanks. */
export function LandingView({ landing, search, publicUrl }: LandingViewProps) {
  const { thanks, referral_code } = search
  return (
    <div className={styles.page}>
      <LandingHead landing={landing} publicUrl={publicUrl} />
      {thanks ? (
        <LandingThanks landing={landing} kind={thanks} referral_code={referral_code} publicUrl={publicUrl} />
      ) : (
        <Invitation landing={landing} search={search} publicUrl={publicUrl} />
      )}
    </div>
  )
}

/** Who invites, what it is about, and all that it takes to take part. */
function Invitation({ landing, search, publicUrl }: LandingViewProps) {
  const { invitation, referral_code, utm_source } = search
  const { state } = landing
  useCountVisit({ id: landing.id, invitation, referral_code, utm_source })
  return (
    <>
      <LandingOpening landing={landing} referral_code={referral_code} publicUrl={publicUrl} />
      {landing.has_completed && <CompletedBefore />}
      {state === 'open' ? (
        <TakePart landing={landing} publicUrl={publicUrl} search={search} />
      ) : (
        <LandingClosed landing={landing} state={state} />
      )}
      <LandingFoot landing={landing} />
    </>
  )
}
