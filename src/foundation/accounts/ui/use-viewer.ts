import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import type { UserDetails } from '../accounts.contract.ts'

/** The person who is signed in, or null for a visitor. */
export function useViewer(): UserDetails | null {
  return useLoaderData({ from: rootRouteId, select: ({ viewer }) => viewer })
}
