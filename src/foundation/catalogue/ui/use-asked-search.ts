import { useState } from 'react'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, type Change, withFilter } from './catalogue.ts'
import { useChangeSearch } from './use-change-search.ts'

/**
 * The filters as the person set them, ahead of the list that is still on its way: a tick shows at once,
 * and a second one adds to the first. When the address changes otherwise (Back, a link), it wins.
 */
export function useAskedSearch<Search extends ListSearch>(
  catalogue: Catalogue<Search>,
  search: Search,
): [Search, (change: Change<Search>) => void] {
  const changeSearch = useChangeSearch(catalogue)
  const address = JSON.stringify(search)
  const [asked, setAsked] = useState({ search, address })
  if (asked.address !== address) setAsked({ search, address })
  const change = (next: Change<Search>) => {
    const wanted = withFilter(catalogue, asked.search, next)
    setAsked({ search: wanted, address })
    void changeSearch(wanted)
  }
  return [asked.search, change]
}
