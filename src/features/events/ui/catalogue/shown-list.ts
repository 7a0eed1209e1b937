import { useEffect } from 'react'
import type { EventCard, EventFacets } from '../../events.contract.ts'
import { asListBody, type EventSearch } from './event-search.ts'

export interface ListedEvents {
  cards: EventCard[]
  total: number
  isTotalCapped: boolean
  /** Nothing has the words: these are spelled nearly so. */
  isNearMatch: boolean
  counts: { all: number; upcoming: number; 'on-demand': number; live: number }
  /** Why the next page did not come, in words; the pages before it stay. */
  problem?: string
}

interface Shown {
  /** The filters that the list answers. */
  key: string
  list: ListedEvents
  facets: EventFacets | undefined
}

/** What the tab shows, however it came there. The server remembers nothing. */
let shown: Shown | undefined

export const shownFacets = (): EventFacets | undefined => shown?.facets

/** The list that is shown, if it answers the same filters. */
export function shownList(search: EventSearch): ListedEvents | undefined {
  return shown?.key === keyOf(search) ? shown.list : undefined
}

export function useKeepShown(
  search: EventSearch,
  list: ListedEvents | undefined,
  facets: EventFacets | undefined,
): void {
  const key = keyOf(search)
  useEffect(() => {
    if (list) shown = { key, list, facets }
  }, [key, list, facets])
}

const keyOf = (search: EventSearch) => JSON.stringify(asListBody(search))
