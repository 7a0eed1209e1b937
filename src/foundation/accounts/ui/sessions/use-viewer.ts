import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { createStore, useStore } from '#ui-kit/store.ts'
import type { UserDetails } from '../../accounts.contract.ts'

/** Who reads an offline copy; set by `assumeViewer` alone. */
const assumedViewer = createStore<UserDetails | null>(null)

/** The person who is signed in, or null for a visitor. */
export function useViewer(): UserDetails | null {
  const viewer = useLoaderData({ from: rootRouteId, select: (loaded) => loaded.viewer })
  // A part of the page that React takes over later is to find what was sent: nobody.
  const known = useStore(assumedViewer, null)
  return viewer ?? known
}

/** Says who is signed in, on an offline copy: the copy is everybody's and says nobody is. */
export const assumeViewer = (person: UserDetails | null): void => assumedViewer.set(person)
