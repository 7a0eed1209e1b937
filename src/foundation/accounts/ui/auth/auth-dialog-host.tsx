import { lazy, Suspense } from 'react'
import { m } from '#messages/messages.js'
import { useWasOpened } from '#ui-kit/lazy-parts.tsx'
import { LoadingBar } from '#ui-kit/loading-bar.tsx'
import { useAuthDialog } from './auth-dialog-store.ts'

const loadDialog = () => import('./auth-dialog.tsx')
const AuthDialog = lazy(async () => ({ default: (await loadDialog()).AuthDialog }))

/** Loads the dialog's code before it's needed. */
export function preloadAuthDialog(): void {
  void loadDialog()
}

/** Renders the auth dialog. Once per page, in its frame. */
export function AuthDialogHost() {
  const { isOpen } = useAuthDialog()
  if (!useWasOpened(isOpen)) return null
  return (
    <Suspense fallback={<LoadingBar isBusy label={m.loading_page()} />}>
      <AuthDialog />
    </Suspense>
  )
}
