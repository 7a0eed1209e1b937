import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Clock, Heart } from '#ui-kit/icons.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { LandingPage } from '../../landing.contract.ts'

interface LandingClosedProps {
  landing: LandingPage
  state: 'paused' | 'ended'
}

/** In place of taking part: it rests for a while, or it is over. */
export function LandingClosed({ landing, state }: LandingClosedProps) {
  const isPaused = state === 'paused'
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
        : m.awareness_landing_ended_text({ count: numberWords(count) })}
    </EmptyState>
  )
}
