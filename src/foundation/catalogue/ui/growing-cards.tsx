import { useRouter, useRouterState } from '@tanstack/react-router'
import { Fragment, type ReactNode, useRef } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ShowMore } from '#ui-kit/show-more.tsx'
import { SkeletonCard } from '#ui-kit/skeleton.tsx'
import { type ListSearch, PAGE_LENGTH } from '../list-search.contract.ts'
import { type Catalogue, leftOut } from './catalogue.ts'
import { FailedList } from './failed-list.tsx'
import styles from './growing-cards.module.css'
import type { Listed } from './load-list.ts'
import { useChangeSearch } from './use-change-search.ts'

interface GrowingCardsProps<Search extends ListSearch, Card> {
  catalogue: Catalogue<Search>
  search: Search
  list: Listed<Card>
  failedTitle: string
  /** How many of the loaded cards were removed since and are no longer in the list. */
  takenOut?: number
  /** Shown while a card loads; an `<li>`. */
  skeleton?: ReactNode
  children: (card: Card, place: number) => ReactNode
}

/** The cards, and a link to the next page, whose cards are appended. */
export function GrowingCards<Search extends ListSearch, Card>(props: GrowingCardsProps<Search, Card>) {
  const { catalogue, search, failedTitle, takenOut = 0, skeleton = <SkeletonCard />, children } = props
  const { cards, total, skipped = 0, problem } = props.list
  const { length = PAGE_LENGTH } = search
  const list = useRef<HTMLDivElement>(null)
  const grid = {
    get current() {
      return list.current?.querySelector('ul') ?? null
    },
  }
  const router = useRouter()
  const change = useChangeSearch(catalogue)
  const growth = useGrowth(catalogue.path, search)
  const end = skipped + cards.length
  const next = { ...search, page: Math.floor((end + takenOut) / length) + 1 }
  const hrefOf = (of: Search) => router.buildLocation({ to: catalogue.path, search: of }).href
  return (
    <div
      ref={list}
      aria-busy={growth === 'other list'}
      className={styles.list}
      data-stale={growth === 'other list'}
    >
      {skipped > 0 && (
        <p className={styles.previous}>
          <AddressLink
            href={hrefOf({ ...search, page: Math.ceil(skipped / length) })}
            className={buttonClass({ variant: 'second' })}
          >
            {m.show_previous()}
          </AddressLink>
        </p>
      )}
      <CardGrid>
        {cards.map(children)}
        {growth === 'more' &&
          Array.from({ length: Math.min(length, total - end) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
            <Fragment key={place}>{skeleton}</Fragment>
          ))}
      </CardGrid>
      {problem ? (
        <FailedList title={failedTitle} problem={problem} />
      ) : end < total || skipped > 0 || cards.length > length ? (
        <ShowMore
          label={m.show_more()}
          shownText={shownLabel({ skipped, end, total })}
          shown={cards.length}
          list={grid}
          hasMore={end < total}
          isBusy={growth === 'more'}
          href={hrefOf(next)}
          onMore={() => void change(next, { replace: true })}
        />
      ) : null}
    </div>
  )
}

const shownLabel = ({ skipped, end, total }: { skipped: number; end: number; total: number }) =>
  skipped > 0
    ? m.shown_range({
        from: numberLabel(skipped + 1),
        to: numberLabel(end),
        total: numberLabel(total),
      })
    : m.shown_of({ shown: numberLabel(end), total: numberLabel(total) })

/** What is loading, if the address has changed but its list isn't here yet. */
function useGrowth(path: string, search: ListSearch): 'nothing' | 'more' | 'other list' {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation }) => {
      if (!isLoading || !resolvedLocation || location.pathname !== path) return 'nothing'
      const { page } = location.search
      const { page: now } = resolvedLocation.search
      if (filtersOf(location.search) !== filtersOf(resolvedLocation.search)) return 'other list'
      return page === now || page === search.page ? 'nothing' : 'more'
    },
  })
}

const filtersOf = (search: object) => JSON.stringify(leftOut(search, ['page']))
