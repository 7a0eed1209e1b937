import { useEffect } from 'react'
import type { Failure } from '#contract/wire.ts'

/**
 * Remembers the list that the tab shows, so that its next page can be appended. The server remembers nothing.
 * @param asAsked the parameters that the list call uses; the same ones mean the same list
 */
export function keepShown<Search, List extends object, Facets>(asAsked: (search: Search) => object) {
  const keyOf = (search: Search) => JSON.stringify(asAsked(search))
  let shown: { key: string; list: List; facets: Facets | undefined } | undefined
  return {
    /** The visible list, if it answers the same filters. */
    list: (search: Search): List | undefined => (shown?.key === keyOf(search) ? shown.list : undefined),
    /** The filters with their counts; if they failed to load, the visible ones. */
    facets: (answer: { success: true; data: Facets } | Failure): Facets | undefined =>
      answer.success ? answer.data : shown?.facets,
    /** Called by the page with what it shows. */
    useKeepShown(search: Search, list: List | Failure, facets: Facets | undefined): void {
      const key = keyOf(search)
      useEffect(() => {
        if (!('success' in list)) shown = { key, list, facets }
      }, [key, list, facets])
    },
  }
}
