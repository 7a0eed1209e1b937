import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { CircleCheck } from '#ui-kit/icons.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import styles from './notifications.module.css'

/** Says what comes here, and leads on to it. */
export function NoNotifications() {
  return (
    <EmptyState
      icon={CircleCheck}
      title={m.notifications_none_title()}
      action={
        <div className={styles.ways}>
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {m.notifications_find_events()}
          </Link>
          <Link to="/resource" className={buttonClass()}>
            {m.notifications_find_resources()}
          </Link>
        </div>
      }
    >
      {m.notifications_none_help()}
    </EmptyState>
  )
}
