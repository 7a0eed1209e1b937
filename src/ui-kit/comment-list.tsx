import { type ReactNode, useRef } from 'react'
import styles from './comments.module.css'
import { FailedPart } from './failed-part.tsx'
import { numberLabel } from './number-label.ts'
import { ShowMore } from './show-more.tsx'
import type { useGrowingList } from './use-growing-list.ts'

interface CommentListProps<Item extends { id: number }> {
  listed: ReturnType<typeof useGrowingList<Item>>
  title: string
  none: string
  more: string
  shownOf: (count: { shown: string; total: string }) => string
  /** The address with more of the list, for people without JavaScript; undefined if it can't grow further this way. */
  longer: string | undefined
  children: (item: Item) => ReactNode
}

/** What people wrote about something, with a button to load more. */
export function CommentList<Item extends { id: number }>(props: CommentListProps<Item>) {
  const { listed, title, none, more, shownOf, longer, children } = props
  const { items, total, isLong, problem, isBusy, grow } = listed
  const shown = useRef<HTMLUListElement>(null)
  return (
    <>
      {items.length === 0 ? (
        <p className={styles.help}>{none}</p>
      ) : (
        <ul ref={shown} className={styles.list} aria-label={title}>
          {items.map(children)}
        </ul>
      )}
      {problem && <FailedPart problem={problem} />}
      {isLong && (
        <ShowMore
          label={more}
          shownText={shownOf({ shown: numberLabel(items.length), total: numberLabel(total) })}
          shown={items.length}
          list={shown}
          hasMore={items.length < total}
          isBusy={isBusy}
          href={longer}
          onMore={() => void grow()}
        />
      )}
    </>
  )
}
