import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { UserDetails } from '../accounts.contract.ts'

/** Who reads a copy that this device kept, and who hears of it; by `assumeViewer` alone. */
export const assumed = { viewer: null as UserDetails | null }
export const hearers = new Set<() => void>()

const subscribe = (hear: () => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** The person who is signed in, or null for a visitor. */
export function useViewer(): UserDetails | null {
  const viewer = useLoaderData({ from: rootRouteId, select: (loaded) => loaded.viewer })
  // A part of the page that React takes over later is to find what was sent: nobody.
  const known = useSyncExternalStore(
    subscribe,
    () => assumed.viewer,
    () => null,
  )
  return viewer ?? known
}
