import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { UserMenu } from '#foundation/accounts/ui/sessions/user-menu.tsx'
import { NotificationBell } from '#foundation/notifications/ui/index.ts'
import { savesData } from '#ui-kit/saves-data.ts'

/* What stands in the bar for people with a session, in one file: visitors never fetch it. */
export { AccountEntries } from '#foundation/accounts/ui/sessions/user-menu.tsx'
export { loadUnread } from '#foundation/notifications/ui/index.ts'

/** The bell and the menu of the account. */
export function OwnEntries({ viewer }: { viewer: UserDetails }) {
  return (
    <>
      {/* Another person's bell begins anew. */}
      <NotificationBell key={viewer.user_id} savesData={savesData} />
      <UserMenu viewer={viewer} />
    </>
  )
}
