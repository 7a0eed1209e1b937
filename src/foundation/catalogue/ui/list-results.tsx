import { type ReactNode, Suspense } from 'react'
import type { Failure } from '#contract/wire.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { ListSearch } from '../list-search.contract.ts'
import type { Catalogue } from './catalogue.ts'
import type { ChosenFilter } from './chosen-filter.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FailedList } from './failed-list.tsx'
import { GrowingCards } from './growing-cards.tsx'
import styles from './list-results.module.css'
import type { Listed } from './load-list.ts'
import { isRead, ReadAs } from './read-as-code.ts'

/** What is listed, in labels. */
export interface ListLabels {
  found: (inputs: { count: number; shown: string }) => string
  foundCapped: (inputs: { shown: string }) => string
  nearMatch: () => string
  noneTitle: () => string
  noneHelp: () => string
  noneYetTitle: () => string
  noneYetHelp: () => string
  failedTitle: () => string
}

interface ListResultsProps<Search extends ListSearch, Card, List extends Listed<Card>> {
  catalogue: Catalogue<Search>
  search: Search
  list: (List & Listed<Card>) | Failure
  chosen: readonly ChosenFilter<Search>[]
  labels: ListLabels
  /** Above how many were found, such as links to a part of them. */
  tabs?: (list: List) => ReactNode
  sort: ReactNode
  /** A card on its way; an `<li>`. */
  skeleton?: ReactNode
  /** A card as an `<li>`. */
  children: (card: Card, place: number) => ReactNode
}

/** The list in its four states: on its way, empty, failed, full. */
export function ListResults<
  Search extends ListSearch,
  Card extends { id: number },
  List extends Listed<Card>,
>(props: ListResultsProps<Search, Card, List>) {
  const { catalogue, search, list, chosen, labels, tabs, sort, skeleton, children } = props
  if ('success' in list) return <FailedList title={labels.failedTitle()} problem={list.data.message} />
  const { cards, total, isTotalCapped, isNearMatch, parsedQuery } = list
  const shown = numberLabel(total)
  return (
    <section className={styles.results} aria-labelledby="found">
      {tabs?.(list)}
      <div className={styles.row}>
        <h2 id="found" className={styles.found} aria-live="polite" tabIndex={-1}>
          {isTotalCapped ? labels.foundCapped({ shown }) : labels.found({ count: total, shown })}
        </h2>
        {sort}
      </div>
      <ChosenFilters catalogue={catalogue} search={search} chosen={chosen} />
      {isNearMatch && cards.length > 0 && <p role="status">{labels.nearMatch()}</p>}
      {parsedQuery && isRead(parsedQuery) && (
        <Suspense>
          <ReadAs catalogue={catalogue} search={search} query={parsedQuery} />
        </Suspense>
      )}
      {cards.length === 0 ? (
        <NothingFound labels={labels} isFiltered={chosen.length > 0} />
      ) : (
        <GrowingCards
          catalogue={catalogue}
          search={search}
          list={list}
          failedTitle={labels.failedTitle()}
          skeleton={skeleton}
        >
          {children}
        </GrowingCards>
      )}
    </section>
  )
}

function NothingFound({ labels, isFiltered }: { labels: ListLabels; isFiltered: boolean }) {
  return (
    <EmptyState title={isFiltered ? labels.noneTitle() : labels.noneYetTitle()} headingLevel={3}>
      {isFiltered ? labels.noneHelp() : labels.noneYetHelp()}
    </EmptyState>
  )
}
