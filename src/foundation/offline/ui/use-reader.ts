import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'

/** Who is signed in; by itself, since the door of accounts would weigh on every visit. */
export function useReader(): UserDetails | null {
  return useLoaderData({ from: rootRouteId, select: ({ viewer }) => viewer })
}

/** False where no answer of ours said whether somebody is signed in. */
export function useIsReaderKnown(): boolean {
  return useLoaderData({ from: rootRouteId, select: ({ isKnown }) => isKnown })
}
