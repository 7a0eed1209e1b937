import { type ReactNode, Suspense } from 'react'
import type { Failure } from '#contract/wire.ts'
import { numberWords } from '#ui-kit/number-words.ts'
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

/** What is listed, in words. */
export interface ListWords {
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
  words: ListWords
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
  const { catalogue, search, list, chosen, words, tabs, sort, skeleton, children } = props
  if ('success' in list) return <FailedList title={words.failedTitle()} problem={list.data.message} />
  const { cards, total, isTotalCapped, isNearMatch, reading } = list
  const shown = numberWords(total)
  return (
    <section className={styles.results} aria-labelledby="found">
      {tabs?.(list)}
      <div className={styles.row}>
        <h2 id="found" className={styles.found} aria-live="polite" tabIndex={-1}>
          {isTotalCapped ? words.foundCapped({ shown }) : words.found({ count: total, shown })}
        </h2>
        {sort}
      </div>
      <ChosenFilters catalogue={catalogue} search={search} chosen={chosen} />
      {isNearMatch && cards.length > 0 && <p role="status">{words.nearMatch()}</p>}
      {reading && isRead(reading) && (
        <Suspense>
          <ReadAs catalogue={catalogue} search={search} reading={reading} />
        </Suspense>
      )}
      {cards.length === 0 ? (
        <NothingFound words={words} isFiltered={chosen.length > 0} />
      ) : (
        <GrowingCards
          catalogue={catalogue}
          search={search}
          list={list}
          failedTitle={words.failedTitle()}
          skeleton={skeleton}
        >
          {children}
        </GrowingCards>
      )}
    </section>
  )
}

function NothingFound({ words, isFiltered }: { words: ListWords; isFiltered: boolean }) {
  return (
    <EmptyState title={isFiltered ? words.noneTitle() : words.noneYetTitle()} headingLevel={3}>
      {isFiltered ? words.noneHelp() : words.noneYetHelp()}
    </EmptyState>
  )
}
