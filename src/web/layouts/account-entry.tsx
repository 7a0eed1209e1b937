import { Suspense } from 'react'
import { LoginLink } from '#foundation/accounts/ui/auth/login-link.tsx'
import { useViewer } from '#foundation/accounts/ui/sessions/use-viewer.ts'
import { AccountEntries, OwnEntries } from './user-menu-code.ts'

/** The account in the bar: Login for visitors, the bell and the menu for logged-in people. */
export function AccountEntry({ loginClass }: { loginClass: string | undefined }) {
  const viewer = useViewer()
  if (!viewer) return <LoginLink variant="second" className={loginClass} />
  return (
    <Suspense>
      <OwnEntries viewer={viewer} />
    </Suspense>
  )
}

/** The account at the end of the drawer. */
export function AccountDrawerEntry() {
  const viewer = useViewer()
  if (!viewer) return <LoginLink variant="second" isWide />
  return (
    <Suspense>
      <AccountEntries isInDrawer />
    </Suspense>
  )
}
