import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from './frame.tsx'

/** The Default layout: top bar, messages, footer, and the bottom bar on small screens. */
export const Route = createFileRoute('/_default')({
  // Pages ask for what is one person's alone; a visitor's page says nothing of it.
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise
    return loaderData?.viewer ? { isSignedIn: true } : undefined
  },
  shouldReload: false,
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
