import { Suspense } from 'react'
import { LoginLink } from '#foundation/accounts/ui/auth/login-link.tsx'
import { useViewer } from '#foundation/accounts/ui/sessions/use-viewer.ts'
import { AccountEntries, OwnEntries } from './user-menu-code.ts'

/** What the bar has of the account: Login for visitors, the bell and the menu for people who are signed in. */
export function AccountEntry({ loginClass }: { loginClass: string | undefined }) {
  const viewer = useViewer()
  if (!viewer) return <LoginLink variant="second" className={loginClass} />
  return (
    <Suspense>
      <OwnEntries viewer={viewer} />
    </Suspense>
  )
}

/** What the drawer has of the account, at its end. */
export function AccountDrawerEntry() {
  const viewer = useViewer()
  if (!viewer) return <LoginLink variant="second" isWide />
  return (
    <Suspense>
      <AccountEntries isInDrawer />
    </Suspense>
  )
}
