import { Suspense } from 'react'
import { m } from '#messages/messages.js'
import { lazyCode, useWasOpened } from '#ui-kit/lazy-parts.tsx'
import { LoadingBar } from '#ui-kit/loading-bar.tsx'
import { dismissAuthDialog, useAuthDialog } from './auth-dialog-store.ts'

const { load, part } = lazyCode(() => import('./auth-dialog.tsx'))
const AuthDialog = part((code) => code.AuthDialog)

/** Loads the dialog's code before it's needed. */
export const preloadAuthDialog = load

/** Renders the auth dialog. Once per page, in its frame. */
export function AuthDialogHost() {
  const { isOpen } = useAuthDialog()
  if (!useWasOpened(isOpen)) return null
  return (
    <Suspense fallback={<LoadingBar isBusy label={m.loading_page()} />}>
      <AuthDialog isOpen={isOpen} onMissing={dismissAuthDialog} />
    </Suspense>
  )
}
