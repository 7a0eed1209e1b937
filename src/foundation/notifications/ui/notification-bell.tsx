import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { PartStyle } from '#ui-kit/part-style.tsx'
import styles from './notification-bell.module.css'
import sheet from './notification-bell.module.css?inline'
import { unreadLabel, unreadSign } from './unread-label.ts'
import { useUnread } from './use-unread.ts'

/** The bell in the bar for logged-in people: links to their notifications and shows how many are unread. */
export function NotificationBell({ savesData }: { savesData: () => boolean }) {
  const unread = useUnread(savesData)
  const isNew = unread !== null && unread.unread > 0
  return (
    <>
      <PartStyle name="bell" sheet={sheet} />
      <Link
        to="/notifications"
        className={styles.bell}
        aria-label={isNew ? m.notifications_bell({ news: unreadLabel(unread) }) : m.notifications_title()}
      >
        <BellPicture />
        {isNew ? (
          <span className={styles.count} aria-hidden="true">
            {unreadSign(unread)}
          </span>
        ) : null}
      </Link>
    </>
  )
}

/** Inlined here, because the shared icons are also sent to visitors, who have no bell. */
function BellPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10.3 21a2 2 0 0 0 3.4 0" />
      <path d="M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3" />
    </svg>
  )
}
