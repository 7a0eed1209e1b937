import type { ReactNode } from 'react'
import type { Failure } from '#contract/wire.ts'
import { type ListLabels, ListResults, SortSelect } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import type { EventFacets } from '../../events.contract.ts'
import { sortLabels } from '../event-labels.ts'
import { chosenFilters } from './chosen-filters.ts'
import { EventCard } from './event-card.tsx'
import { eventFilters } from './event-filters.tsx'
import { type EventSearch, eventCatalogue } from './event-search.ts'
import type { ListedEvents } from './load-events.ts'
import { StatusTabs } from './status-tabs.tsx'

interface EventResultsProps {
  search: EventSearch
  facets: EventFacets | undefined
  events: ListedEvents | Failure
  /** Whether the page's largest picture is above the list. */
  hasPictureAbove: boolean
  kinds: ReactNode
  otherWays: ReactNode
}

const labels: ListLabels = {
  found: m.events_found,
  foundCapped: m.events_found_capped,
  noneTitle: m.events_none_title,
  noneYetTitle: m.events_none_yet_title,
  noneYetHelp: m.events_none_yet_help,
  failedTitle: m.events_failed_title,
}

/** The list of events with its status tabs, result count and sort order. */
export function EventResults({ search, facets, events, hasPictureAbove, ...around }: EventResultsProps) {
  const list = { catalogue: eventCatalogue, search }
  return (
    <ListResults
      {...list}
      {...around}
      list={events}
      chosen={chosenFilters(search, facets)}
      labels={labels}
      filters={facets && eventFilters(search, facets)}
      tabs={({ counts }) => <StatusTabs search={search} counts={counts} />}
      sort={<SortSelect {...list} orders={sortLabels} usual="date" applyLabel={m.filters_apply()} />}
    >
      {(event, place) => <EventCard key={event.id} event={event} isFirst={!hasPictureAbove && place < 3} />}
    </ListResults>
  )
}
