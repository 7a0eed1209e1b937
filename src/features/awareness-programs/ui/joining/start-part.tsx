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
  /** Who runs it, where the person has no account or is not logged in: that comes first then. */
  accountFor: SignupSearch['as']
  /** Who runs it, where that was settled before the form. */
  as: SignupSearch['as']
}

/** Starts the campaign, after logging in where that is needed; why it was refused right after stands in the form. */
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
