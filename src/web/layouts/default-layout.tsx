import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from './frame.tsx'

/** The Default layout: top bar, messages, footer, and a bottom bar on small screens. */
export const Route = createFileRoute('/_default')({
  // Tells pages whether to load private data; a visitor's page contains nothing of this.
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise
    return loaderData?.viewer ? { isLoggedIn: true } : undefined
  },
  shouldReload: false,
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
