import { keepShown, type Listed } from '#foundation/catalogue/ui/index.ts'
import type { EventCard, EventFacets } from '../../events.contract.ts'
import { asListBody, type EventSearch } from './event-search.ts'

export interface ListedEvents extends Listed<EventCard> {
  counts: { all: number; upcoming: number; 'on-demand': number; live: number }
}

export const shownEvents = keepShown<EventSearch, ListedEvents, EventFacets>(asListBody)
