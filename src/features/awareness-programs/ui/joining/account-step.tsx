import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Failure } from '#contract/wire.ts'
import { AuthInside, useGoOn } from '#foundation/accounts/ui/index.ts'
import { useAttribution } from '#foundation/attribution/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { SkeletonText } from '#ui-kit/skeleton.tsx'
import { toast } from '#ui-kit/toast.ts'
import styles from './account-step.module.css'
import type { Signup } from './load-signup.ts'
import { type CampaignStart, startCampaign } from './signup-forms.ts'
import { type SignupSearch, signupStepAddress } from './signup-search.ts'

interface AccountStepProps extends Signup {
  search: SignupSearch & { as: NonNullable<SignupSearch['as']> }
  /** The page's own address, without attribution. */
  address: string
  /** Called if the person is logged in but the campaign couldn't start. */
  onRefused: (failure: Failure) => void
}

/**
 * Sign-up and log-in for people who start a campaign without being logged in. The campaign starts right afterwards.
 */
export function AccountStep({ program, occupations, search, address, onRefused }: AccountStepProps) {
  const { as, organisation = '', join = '' } = search
  const begin = useBegin({ as, organisation, join, program: program.id }, onRefused)
  return (
    <div className={styles.account}>
      <p>{m.awareness_joining_account_lead()}</p>
      <p className={styles.chosen}>
        {as === 'organisation'
          ? m.awareness_joining_for({ name: organisation })
          : m.awareness_joining_for_me()}{' '}
        <AddressLink href={signupStepAddress(address, {})}>{m.awareness_joining_change()}</AddressLink>
      </p>
      <div className={styles.panels}>
        <Suspense fallback={<SkeletonText lines={4} />}>
          <AuthInside
            occupations={occupations}
            next={signupStepAddress(address, search)}
            onLoggedIn={begin}
          />
        </Suspense>
      </div>
    </div>
  )
}

/** Right after log-in or sign-up: starts the campaign and opens its steps. */
function useBegin(
  start: Pick<CampaignStart, 'as' | 'organisation' | 'join' | 'program'>,
  onRefused: AccountStepProps['onRefused'],
) {
  const { api } = useFormParts()
  const from = useAttribution()
  const address = useLocation({ select: ({ href }) => href })
  const goOn = useGoOn()
  return async () => {
    const sent = await startCampaign(api, { ...start, from, address })
    if (!sent.success) return onRefused(sent)
    if (sent.toast) toast.show({ kind: 'S', text: sent.toast })
    await goOn(sent)
  }
}
