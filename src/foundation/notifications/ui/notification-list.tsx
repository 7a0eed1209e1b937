import { useRef } from 'react'
import { DAY_MS } from '#contract/durations.ts'
import { HOME_ZONE } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { useViewerZone } from '#ui-kit/date-time.tsx'
import { ordinalDate, weekdayDate } from '#ui-kit/dates.ts'
import { FailedPart, PostedProblem } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ShowMore } from '#ui-kit/show-more.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import type { Notification } from '../notifications.contract.ts'
import { publishUnread } from './fresh-unread.ts'
import { type ListedNotifications, loadNotifications } from './load-notifications.ts'
import { MARK_READ, NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import { longerAddress } from './notifications-search.ts'

interface NotificationListProps {
  listed: ListedNotifications
  /** When the page was loaded, by the server's clock. */
  now: string
}

/** Notifications by day, newest first. A single list, so that screen readers know its length. */
export function NotificationList({ listed, now }: NotificationListProps) {
  const { api } = useFormParts()
  const zone = useViewerZone() ?? HOME_ZONE
  const list = useRef<HTMLUListElement>(null)
  const { items, total, isLong, isBusy, problem, grow, change } = useGrowingList(listed, (after) =>
    loadNotifications(api, { after }),
  )
  const read = useRead(change)
  const days = items.map(({ created_at }) => dayLabel(created_at, now, zone))
  return (
    <>
      <PostedProblem form={MARK_READ} />
      <ul ref={list} className={styles.list} aria-labelledby="notifications">
        {items.map((item, place) => (
          <NotificationItem
            key={item.id}
            notification={item}
            day={days[place] === days[place - 1] ? undefined : days[place]}
            onFollow={() => read(item)}
          />
        ))}
      </ul>
      {problem ? <FailedPart problem={problem} /> : null}
      {isLong ? (
        <ShowMore
          label={m.show_more()}
          shownText={m.shown_of({ shown: numberLabel(items.length), total: numberLabel(total) })}
          shown={items.length}
          list={list}
          hasMore={items.length < total}
          isBusy={isBusy}
          href={longerAddress(items.length, items.at(-1)?.id)}
          onMore={() => void grow()}
        />
      ) : null}
    </>
  )
}

/** Marks one as read: at once, and reverted if the call fails. Someone who follows the link has left by then. */
function useRead(change: (id: number, change: (item: Notification) => Notification) => void) {
  const { api } = useFormParts()
  return async ({ id, is_read: isRead }: Notification) => {
    if (isRead) return
    change(id, (item) => ({ ...item, is_read: true }))
    const answer = await api('POST /v2/user/notification/read/', { body: { ids: [id] } })
    if (answer.success) publishUnread(answer.data)
    else change(id, (item) => ({ ...item, is_read: false }))
  }
}

/** 'Today', 'Yesterday' or 'Thu, 19th Nov, 2026', by the calendar of a zone. */
export function dayLabel(moment: string, now: string, zone: string): string {
  const day = ordinalDate(moment, zone)
  if (day === ordinalDate(now, zone)) return m.notifications_today()
  if (day === ordinalDate(new Date(Date.parse(now) - DAY_MS), zone)) return m.notifications_yesterday()
  return weekdayDate(moment, zone)
}
