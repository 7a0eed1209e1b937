import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from './frame.tsx'

/** Default: top bar, messages, footer, and the bottom bar on small screens (spec section 2, layouts). */
export const Route = createFileRoute('/_default')({
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
