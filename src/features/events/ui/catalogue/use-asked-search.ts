import { useState } from 'react'
import { type EventSearch, withFilter } from './event-search.ts'
import { useChangeSearch } from './use-change-search.ts'

/**
 * The filters as the person set them, ahead of the list that is still on its way: a tick shows at once,
 * and a second one adds to the first. When the address changes otherwise (Back, a link), it wins.
 */
export function useAskedSearch(search: EventSearch): [EventSearch, (change: Partial<EventSearch>) => void] {
  const changeSearch = useChangeSearch()
  const address = JSON.stringify(search)
  const [asked, setAsked] = useState({ search, address })
  if (asked.address !== address) setAsked({ search, address })
  const change = (next: Partial<EventSearch>) => {
    const wanted = withFilter(asked.search, next)
    setAsked({ search: wanted, address })
    void changeSearch(wanted)
  }
  return [asked.search, change]
}
