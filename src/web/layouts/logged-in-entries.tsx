import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { UserMenu } from '#foundation/accounts/ui/sessions/user-menu.tsx'
import { NotificationBell } from '#foundation/notifications/ui/index.ts'
import { savesData } from '#ui-kit/saves-data.ts'

/* The bar's entries for logged-in people, in one file that visitors never load. */
export { AccountEntries } from '#foundation/accounts/ui/sessions/user-menu.tsx'
export { loadUnread } from '#foundation/notifications/ui/index.ts'

/** The bell and the account menu. */
export function OwnEntries({ viewer }: { viewer: UserDetails }) {
  return (
    <>
      {/* Resets the bell for another person. */}
      <NotificationBell key={viewer.user_id} savesData={savesData} />
      <UserMenu viewer={viewer} />
    </>
  )
}
