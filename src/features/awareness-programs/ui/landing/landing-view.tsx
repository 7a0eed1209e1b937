import { useEffect } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { CircleCheck, Clock, EyeOff, Heart } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { LandingPage } from '../../landing.contract.ts'
import styles from './landing.module.css'
import { LandingFoot } from './landing-foot.tsx'
import { LandingHead } from './landing-head.tsx'
import { LandingOpening } from './landing-opening.tsx'
import type { LandingSearch } from './landing-search.ts'
import { LandingThanks } from './landing-thanks.tsx'
import { TakePart } from './take-part.tsx'

interface LandingViewProps {
  landing: LandingPage
  search: LandingSearch & { utm_source?: string }
  publicUrl: string
}

/** The page of a campaign; after taking part, a thank-you. */
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

/** Who invites, what it is about, and everything to take part. */
function Invitation({ landing, search, publicUrl }: LandingViewProps) {
  const { invitation, referral_code, utm_source } = search
  const { state } = landing
  useCountVisit({ id: landing.id, invitation, referral_code, utm_source })
  const opening = <LandingOpening landing={landing} referral_code={referral_code} publicUrl={publicUrl} />
  if (state === 'suspended') {
    return (
      <>
        <Suspended />
        {opening}
      </>
    )
  }
  return (
    <>
      {opening}
      {landing.has_completed && <CompletedBefore />}
      {state === 'open' ? (
        <TakePart landing={landing} publicUrl={publicUrl} search={search} />
      ) : (
        <LandingClosed landing={landing} isPaused={state === 'paused'} />
      )}
      <LandingFoot landing={landing} />
    </>
  )
}

/** Says first to those who may decide on a suspended campaign that nobody else sees it. */
function Suspended() {
  return (
    <div className={classNames(styles.note, styles.suspended)}>
      <EyeOff aria-hidden="true" />
      <div>
        <p className={styles.noteTitle}>{m.awareness_landing_suspended()}</p>
        <p>{m.awareness_landing_suspended_text()}</p>
      </div>
    </div>
  )
}

/** Says that the logged-in person has completed the program. Someone else on the same device still can. */
function CompletedBefore() {
  return (
    <div className={styles.note}>
      <CircleCheck aria-hidden="true" />
      <div>
        <p className={styles.noteTitle}>{m.awareness_landing_done_before()}</p>
        <p>{m.awareness_landing_done_before_text()}</p>
      </div>
    </div>
  )
}

interface LandingClosedProps {
  landing: LandingPage
  isPaused: boolean
}

/** Shown instead of the form if a campaign is paused or has ended. */
function LandingClosed({ landing, isPaused }: LandingClosedProps) {
  const count = landing.completions_count
  return (
    <EmptyState
      icon={isPaused ? Clock : Heart}
      title={isPaused ? m.awareness_landing_paused() : m.awareness_landing_ended()}
      action={
        <AddressLink href="/programs" className={buttonClass({ variant: 'second', size: 'big' })}>
          {m.awareness_landing_programs()}
        </AddressLink>
      }
    >
      {isPaused
        ? m.awareness_landing_paused_text()
        : m.awareness_landing_ended_text({ count: numberLabel(count) })}
    </EmptyState>
  )
}

interface ShownVisit {
  id: number
  invitation: string | undefined
  referral_code: string | undefined
  utm_source: string | undefined
}

/** Counts the visit. A failed call is ignored, as it doesn't concern the visitor. */
function useCountVisit({ id, invitation = '', referral_code = '', utm_source = '' }: ShownVisit): void {
  const { api } = useFormParts()
  useEffect(() => {
    const body = { id, invitation, referral_code, utm_source }
    const countVisit = () => void api('POST /program/landing/visit/', { body })
    if (document.visibilityState === 'visible') return countVisit()
    // The tab was opened in the background, so the visit counts once it becomes visible.
    document.addEventListener('visibilitychange', countVisit, { once: true })
    return () => document.removeEventListener('visibilitychange', countVisit)
  }, [api, id, invitation, referral_code, utm_source])
}
