import type { ReactNode } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { ListSearch } from '../list-search.contract.ts'
import type { Catalogue } from './catalogue.ts'
import { type ChosenFilter, chosenWords } from './chosen-filter.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FailedList } from './failed-list.tsx'
import type { Filters } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { GrowingCards } from './growing-cards.tsx'
import styles from './list-results.module.css'
import type { Listed } from './load-list.ts'

/** Labels for the kind of thing that is listed. */
export interface ListLabels {
  found: (inputs: { count: number; shown: string }) => string
  foundCapped: (inputs: { shown: string }) => string
  noneTitle: () => string
  noneYetTitle: () => string
  noneYetHelp: () => string
  failedTitle: () => string
}

interface ListResultsProps<Search extends ListSearch, Card, List extends Listed<Card>> {
  catalogue: Catalogue<Search>
  search: Search
  list: (List & Listed<Card>) | Failure
  /** The filters set, besides the words. */
  chosen: readonly ChosenFilter<Search>[]
  labels: ListLabels
  /** Links to results of the same search in other lists. */
  kinds: ReactNode
  /** Suggestions for a list without results. */
  otherWays: ReactNode
  /** Shown above the number of results, such as links to part of them. */
  tabs?: (list: List) => ReactNode
  filters: Filters<Search> | undefined
  sort: ReactNode
  /** Shown while a card loads; an `<li>`. */
  skeleton?: ReactNode
  /** Renders a card as an `<li>`. */
  children: (card: Card, place: number) => ReactNode
}

/** The list in its four states: loading, empty, failed, loaded. */
export function ListResults<
  Search extends ListSearch,
  Card extends { id: number },
  List extends Listed<Card>,
>(props: ListResultsProps<Search, Card, List>) {
  const { catalogue, search, list, labels, kinds, otherWays, tabs, filters, sort, skeleton, children } = props
  if ('success' in list) return <FailedList title={labels.failedTitle()} problem={list.data.message} />
  const { cards, total, isTotalCapped, parsedQuery } = list
  const chosen = [...chosenWords(catalogue, search, parsedQuery), ...props.chosen]
  const count = { count: total, shown: numberLabel(total) }
  const foundLabel = isTotalCapped ? labels.foundCapped(count) : labels.found(count)
  const noneLabel = chosen.length > 0 ? labels.noneTitle() : labels.noneYetTitle()
  const isEmpty = cards.length === 0
  return (
    <section className={styles.results} aria-labelledby="found">
      {kinds}
      <ChosenFilters catalogue={catalogue} search={search} chosen={chosen} list={list} />
      {tabs?.(list)}
      <div className={styles.row}>
        <h2 id="found" className={styles.found} aria-live="polite" tabIndex={-1}>
          {isEmpty ? noneLabel : foundLabel}
        </h2>
        {!isEmpty && <div className={styles.sort}>{sort}</div>}
        {filters && (!isEmpty || props.chosen.length > 0) && (
          <FilterSheet
            filters={filters}
            chosen={props.chosen.length}
            showLabel={isTotalCapped ? m.filters_show_capped(count) : m.filters_show_results(count)}
            sort={sort}
          />
        )}
      </div>
      {isEmpty ? (
        <>
          <p>{chosen.length > 0 ? m.search_none_help() : labels.noneYetHelp()}</p>
          {chosen.length > 0 && otherWays}
        </>
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
