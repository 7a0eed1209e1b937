import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { createStore, useStore } from '#ui-kit/store.ts'
import type { UserDetails } from '../../accounts.contract.ts'

/** The person who reads an offline copy; set only by `assumeViewer`. */
const assumedViewer = createStore<UserDetails | null>(null)

/** The logged-in person, or null for a visitor. */
export function useViewer(): UserDetails | null {
  const viewer = useLoaderData({ from: rootRouteId, select: (loaded) => loaded.viewer })
  // Null while React hydrates, to match the HTML that was sent, which has no person.
  const known = useStore(assumedViewer, null)
  return viewer ?? known
}

/** Says who is logged in on an offline copy, which is the same for everyone and names nobody. */
export const assumeViewer = (person: UserDetails | null): void => assumedViewer.set(person)
