import { useRef } from 'react'
import { HOME_ZONE } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { useViewerZone } from '#ui-kit/date-time.tsx'
import { FailedPart, PostedProblem } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { ShowMore } from '#ui-kit/show-more.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { dayWords } from './day-words.ts'
import { type ListedNotifications, loadNotifications } from './load-notifications.ts'
import { MARK_READ, NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import { longerAddress } from './notifications-search.ts'
import { useRead } from './use-read.ts'

interface NotificationListProps {
  listed: ListedNotifications
  /** When the page was loaded, by the server's clock. */
  now: string
}

/** By day, the newest first. One list, so that its length is known; the first of each day carries the day's heading. */
export function NotificationList({ listed, now }: NotificationListProps) {
  const { api } = useFormParts()
  const zone = useViewerZone() ?? HOME_ZONE
  const list = useRef<HTMLUListElement>(null)
  const { items, total, isBusy, problem, grow, change } = useGrowingList(listed, (after) =>
    loadNotifications(api, { after }),
  )
  const read = useRead(change)
  const days = items.map(({ created_at }) => dayWords(created_at, now, zone))
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
      {items.length < total ? (
        <ShowMore
          label={m.show_more()}
          shownText={m.shown_of({ shown: numberWords(items.length), total: numberWords(total) })}
          shown={items.length}
          list={list}
          hasMore
          isBusy={isBusy}
          href={longerAddress(items.length, items.at(-1)?.id)}
          onMore={() => void grow()}
        />
      ) : null}
    </>
  )
}
