import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useNoteOrigin } from '#foundation/attribution/ui/use-attribution.ts'
import { m } from '#messages/messages.js'
import { ToastRegion } from '#ui-kit/toasts.tsx'
import { BasicFrame } from './basic-frame.tsx'
import { Notice } from './notice.tsx'
import { useRouteFocus } from './use-route-focus.ts'

/** The Basic layout: the logo and one thing to do. */
export const Route = createFileRoute('/_basic')({
  component: BasicLayout,
})

function BasicLayout() {
  useNoteOrigin()
  useRouteFocus()
  return (
    <BasicFrame>
      <Notice />
      <Outlet />
      <ToastRegion label={m.messages_label()} dismissLabel={m.dismiss()} />
    </BasicFrame>
  )
}
