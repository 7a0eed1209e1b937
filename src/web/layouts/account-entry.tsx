import { lazy, Suspense } from 'react'
import { LoginLink } from '#foundation/accounts/ui/login-link.tsx'
import { useViewer } from '#foundation/accounts/ui/use-viewer.ts'

const loadMenu = () => import('#foundation/accounts/ui/user-menu.tsx')
const UserMenu = lazy(async () => ({ default: (await loadMenu()).UserMenu }))
const AccountEntries = lazy(async () => ({ default: (await loadMenu()).AccountEntries }))

/** In the bar: Login for visitors, the menu of the account for who is signed in (spec section 2, navigation). */
export function AccountEntry() {
  const viewer = useViewer()
  if (!viewer) return <LoginLink variant="second" />
  return (
    <Suspense>
      <UserMenu viewer={viewer} />
    </Suspense>
  )
}

/** The same at the end of the drawer. */
export function AccountDrawerEntry() {
  const viewer = useViewer()
  if (!viewer) return <LoginLink variant="second" isWide />
  return (
    <Suspense>
      <AccountEntries />
    </Suspense>
  )
}
