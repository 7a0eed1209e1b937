import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import type { SignupSearch } from './signup-search.ts'

/** The current step of signing up. */
export type SignupStep = 'ended' | 'kind' | 'name' | 'account' | 'start'

interface Standing {
  program: AwarenessProgram
  search: SignupSearch
}

/** Doesn't ask again for anything that is known. People who come by an organisation's link run their own campaign. */
export function useSignupStep({ program, search }: Standing): {
  step: SignupStep
  as: SignupSearch['as']
} {
  const viewer = useViewer()
  const as = search.join ? 'individual' : search.as
  if (!program.is_open) return { step: 'ended', as }
  if (as === undefined) return { step: 'kind', as }
  if (as === 'organisation' && !search.organisation) return { step: 'name', as }
  // With an organisation's link only an account is missing, once the person wants to start.
  if (!viewer && search.as !== undefined) return { step: 'account', as }
  return { step: 'start', as }
}

/** The number of the question, from 1. People who came by an organisation's link aren't asked who runs it. */
export function placeOf(step: SignupStep, { as, join }: SignupSearch): number {
  if (step === 'kind') return 1
  if (step === 'account') return as === 'organisation' ? 3 : 2
  return join ? 1 : 2
}

/** Shown instead of the form if a program has ended. */
export function EndedProgram() {
  return (
    <>
      <p>{m.awareness_joining_program_ended()}</p>
      <p>
        <AddressLink href="/programs" className={buttonClass({ variant: 'primary' })}>
          {m.awareness_joining_see_all()}
        </AddressLink>
      </p>
    </>
  )
}
