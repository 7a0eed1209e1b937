import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { numberWords } from '#ui-kit/number-words.ts'
import { ShowMore } from '#ui-kit/show-more.tsx'
import type { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { FailedFeedback } from './failed-feedback.tsx'
import styles from './feedback.module.css'
import { longerAddress } from './feedback-search.ts'

interface FeedbackListProps<Item extends { id: number }> {
  /** The name of the list in the page's address. */
  list: 'questions' | 'reviews'
  listed: ReturnType<typeof useGrowingList<Item>>
  title: string
  none: string
  more: string
  shownOf: (count: { shown: string; total: string }) => string
  children: (item: Item) => ReactNode
}

/** What people wrote about an event, with the way to more of it. */
export function FeedbackList<Item extends { id: number }>(props: FeedbackListProps<Item>) {
  const { list, listed, title, none, more, shownOf, children } = props
  const { items, total, problem, isBusy, grow } = listed
  const path = useLocation({ select: ({ pathname }) => pathname })
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
      {problem && <FailedFeedback problem={problem} />}
      {items.length < total && (
        <ShowMore
          label={more}
          shownText={shownOf({ shown: numberWords(items.length), total: numberWords(total) })}
          shown={items.length}
          list={shown}
          hasMore
          isBusy={isBusy}
          href={longerAddress(path, { list, shown: items.length })}
          onMore={() => void grow()}
        />
      )}
    </>
  )
}
