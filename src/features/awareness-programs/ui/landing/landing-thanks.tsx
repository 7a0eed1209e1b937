import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CircleCheck, Mail } from '#ui-kit/icons.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { LandingPage } from '../../landing.contract.ts'
import styles from './landing.module.css'
import { ownCampaignAddress } from './landing-foot.tsx'
import { LandingProgress } from './landing-progress.tsx'
import { landingTitle } from './landing-title.ts'

export const THANKS_ID = 'thanks'

interface LandingThanksProps {
  landing: LandingPage
  /** `done`: the completion counts. `mail`: it counts once the link in the email is followed. */
  kind: 'done' | 'mail'
  referral_code: string | undefined
  publicUrl: string
}

/** The result of taking part, and what to do next. */
export function LandingThanks({ landing, kind, referral_code, publicUrl }: LandingThanksProps) {
  const { program } = landing
  const isDone = kind === 'done'
  const Mark = isDone ? CircleCheck : Mail
  const address = landingAddress(landing, referral_code ? { referral_code } : {})
  return (
    <article className={styles.thanks}>
      <Mark aria-hidden="true" className={styles.thanksMark} />
      <h1 id={THANKS_ID} tabIndex={-1}>
        {isDone ? m.awareness_landing_thanks() : m.awareness_landing_one_step_left()}
      </h1>
      <p className={styles.summary}>
        {isDone
          ? m.awareness_landing_thanks_text({ title: program.title })
          : m.awareness_landing_one_step_left_text()}
      </p>
      {!isDone && <p>{m.awareness_landing_no_email()}</p>}
      {isDone && <LandingProgress landing={landing} />}
      {isDone && <p>{m.awareness_landing_pass_on()}</p>}
      <div className={styles.ways}>
        {isDone && (
          <>
            <ShareButton
              variant="primary"
              size="big"
              title={landingTitle(landing)}
              address={`${publicUrl}${address}`}
            />
            <AddressLink href={ownCampaignAddress(landing)} className={buttonClass({ size: 'big' })}>
              {m.awareness_landing_own()}
            </AddressLink>
          </>
        )}
        <AddressLink href={address} className={buttonClass({ variant: 'ghost', size: 'big' })}>
          {isDone ? m.awareness_landing_someone_else() : m.awareness_landing_back()}
        </AddressLink>
      </div>
    </article>
  )
}
