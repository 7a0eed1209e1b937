import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { AccountStep } from './account-step.tsx'
import type { Signup } from './load-signup.ts'
import { type SignupSearch, withJoin } from './signup-search.ts'
import { StartForm } from './start-form.tsx'

interface StartPartProps extends Signup {
  search: SignupSearch
  /** The page's own address. */
  address: string
  /** Who will run it, if the person first needs an account or must log in. */
  accountFor: SignupSearch['as']
  /** Who will run it, if that was chosen before the form. */
  as: SignupSearch['as']
}

/** Starts the campaign, after log-in if necessary; if it is refused then, the form shows why. */
export function StartPart({ accountFor, as, address, ...signup }: StartPartProps) {
  const { program, search } = signup
  const [refused, onRefused] = useState<Failure>()
  return accountFor ? (
    <AccountStep
      {...signup}
      search={{ ...search, as: accountFor }}
      address={withJoin(address, search)}
      onRefused={onRefused}
    />
  ) : (
    <StartForm
      key={`${as} ${refused?.data.message}`}
      program={program}
      search={search}
      as={as}
      refused={refused}
    />
  )
}
