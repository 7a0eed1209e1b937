import { useRouter, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { CardGrid } from '#ui-kit/card.tsx'
import { EmptyState, ErrorState } from '#ui-kit/page-states.tsx'
import { ShowMore } from '#ui-kit/show-more.tsx'
import { SkeletonCard } from '#ui-kit/skeleton.tsx'
import type { EventFacets } from '../../events.contract.ts'
import { numberWords } from '../event-words.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { EventCard } from './event-card.tsx'
import styles from './event-results.module.css'
import { type EventSearch, hasFilters } from './event-search.ts'
import { PAGE_LENGTH } from './load-events.ts'
import type { ListedEvents } from './shown-list.ts'
import { SortAndStatus } from './sort-and-status.tsx'
import { useChangeSearch } from './use-change-search.ts'

interface EventResultsProps {
  search: EventSearch
  facets: EventFacets | undefined
  events: ListedEvents | Failure
}

/** The list in its four states: on its way, empty, failed, full. */
export function EventResults({ search, facets, events }: EventResultsProps) {
  if ('success' in events) return <FailedList problem={events.data.message} />
  const shown = numberWords(events.total)
  return (
    <section className={styles.results} aria-labelledby="found">
      <SortAndStatus search={search} counts={events.counts}>
        <h2 id="found" className={styles.found} aria-live="polite" tabIndex={-1}>
          {events.isTotalCapped
            ? m.events_found_capped({ shown })
            : m.events_found({ count: events.total, shown })}
        </h2>
      </SortAndStatus>
      <ChosenFilters search={search} facets={facets} />
      {events.isNearMatch && events.cards.length > 0 && <p role="status">{m.events_near_match()}</p>}
      {events.cards.length === 0 ? (
        <NothingFound search={search} />
      ) : (
        <Cards search={search} events={events} />
      )}
    </section>
  )
}

function FailedList({ problem }: { problem: string }) {
  const router = useRouter()
  return (
    <ErrorState
      title={m.events_failed_title()}
      isAnnounced
      action={
        <Button variant="primary" onClick={() => void router.invalidate()}>
          {m.try_again()}
        </Button>
      }
    >
      {problem}
    </ErrorState>
  )
}

function Cards({ search, events }: { search: EventSearch; events: ListedEvents }) {
  const list = useRef<HTMLDivElement>(null)
  const grid = {
    get current() {
      return list.current?.querySelector('ul') ?? null
    },
  }
  const router = useRouter()
  const change = useChangeSearch()
  const growth = useGrowth(search)
  const { cards, total } = events
  const nextPage = Math.floor(cards.length / PAGE_LENGTH) + 1
  return (
    <div
      ref={list}
      aria-busy={growth === 'other list'}
      className={styles.list}
      data-stale={growth === 'other list'}
    >
      <CardGrid>
        {cards.map((event, place) => (
          <EventCard key={event.id} event={event} isFirst={place < 3} />
        ))}
        {growth === 'more' &&
          Array.from({ length: Math.min(PAGE_LENGTH, total - cards.length) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
            <SkeletonCard key={place} />
          ))}
      </CardGrid>
      {events.problem ? (
        <FailedList problem={events.problem} />
      ) : (
        <ShowMore
          label={m.show_more()}
          shownText={m.shown_of({ shown: numberWords(cards.length), total: numberWords(total) })}
          shown={cards.length}
          list={grid}
          hasMore={cards.length < total}
          isBusy={growth === 'more'}
          href={router.buildLocation({ to: '/', search: { ...search, page: nextPage } }).href}
          onMore={() => void change({ ...search, page: nextPage }, { replace: true })}
        />
      )}
    </div>
  )
}

/** What is on its way, if the address has changed and its list is not here yet. */
function useGrowth(search: EventSearch): 'nothing' | 'more' | 'other list' {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation }) => {
      if (!isLoading || !resolvedLocation || location.pathname !== '/') return 'nothing'
      const { page, ...asked } = location.search as EventSearch
      const { page: now, ...here } = resolvedLocation.search as EventSearch
      if (JSON.stringify(asked) !== JSON.stringify(here)) return 'other list'
      return page === now || page === search.page ? 'nothing' : 'more'
    },
  })
}

function NothingFound({ search }: { search: EventSearch }) {
  if (!hasFilters(search)) {
    return (
      <EmptyState title={m.events_none_yet_title()} headingLevel={3}>
        {m.events_none_yet_help()}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={m.events_none_title()} headingLevel={3}>
      {m.events_none_help()}
    </EmptyState>
  )
}
