import { useEffect } from 'react'
import type { Failure } from '#contract/wire.ts'

/**
 * Remembers what the tab shows of a list, however it came there, for its next page to be added to.
 * The server remembers nothing.
 * @param asAsked what the list call takes of an address: lists are the same by this
 */
export function keepShown<Search, List extends object, Facets>(asAsked: (search: Search) => object) {
  const keyOf = (search: Search) => JSON.stringify(asAsked(search))
  let shown: { key: string; list: List; facets: Facets | undefined } | undefined
  return {
    /** The list that is shown, if it answers the same filters. */
    list: (search: Search): List | undefined => (shown?.key === keyOf(search) ? shown.list : undefined),
    /** The filters with their counts; where they cannot be had, those that the reader sees stay. */
    facets: (answer: { success: true; data: Facets } | Failure): Facets | undefined =>
      answer.success ? answer.data : shown?.facets,
    /** Said by the page of what it shows. */
    useKeepShown(search: Search, list: List | Failure, facets: Facets | undefined): void {
      const key = keyOf(search)
      useEffect(() => {
        if (!('success' in list)) shown = { key, list, facets }
      }, [key, list, facets])
    },
  }
}
