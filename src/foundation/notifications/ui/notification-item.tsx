import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { FormCall } from '#contract/call-form.ts'
import { FORM_FIELD, NEXT_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import { DateTime } from '#ui-kit/date-time.tsx'
import type { Notification } from '../notifications.contract.ts'
import { topicIcons } from './choices/topic-labels.ts'
import styles from './notifications.module.css'

/** Only for people without JavaScript; with it, following the link marks it as read. */
export const MARK_READ = 'POST /v2/user/notification/read/'

interface NotificationItemProps {
  notification: Notification
  /** The day's heading, above its first notification. */
  day: string | undefined
  onFollow: () => void
}

export function NotificationItem({ notification, day, onFollow }: NotificationItemProps) {
  const router = useRouter()
  const { id, topic, text, path, created_at, is_read } = notification
  const Picture = topicIcons[topic]

  function follow(event: MouseEvent) {
    onFollow()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href: path })
  }

  return (
    <li id={`notification-${id}`} className={styles.item}>
      {day ? (
        <h2 className={styles.day} suppressHydrationWarning>
          {day}
        </h2>
      ) : null}
      <div className={classNames(styles.line, is_read ? undefined : styles.unread)}>
        <Picture className={styles.topic} aria-hidden="true" />
        <div className={styles.words}>
          <a href={path} className={styles.link} onClick={follow} onAuxClick={onFollow}>
            {is_read ? null : <span className={styles.new}>{m.notifications_is_new()} </span>}
            {text}
          </a>
          <DateTime moment={created_at} kind="time" className={styles.time} />
        </div>
        {is_read ? null : (
          <form method="post" className={styles.plain}>
            <input type="hidden" name={FORM_FIELD} value={MARK_READ satisfies FormCall} />
            <input type="hidden" name={NEXT_FIELD} value={`#notification-${id}`} />
            <input type="hidden" name="ids" value={id} />
            <Button type="submit" aria-label={m.notifications_mark_one({ what: text })}>
              {m.notifications_mark()}
            </Button>
          </form>
        )}
      </div>
    </li>
  )
}
