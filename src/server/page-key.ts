/** The query values that change a page for a visitor (spec section 2, query parameters, and the list filters). */
const MEANINGFUL = new Set([
  'page',
  'length',
  'search_query',
  'sorting_column',
  'flag_descending',
  'status',
  'sort_by',
  'age_group',
  'skill',
  'tag',
  'type',
  'creator',
  'language',
  'captions',
  'sign_language',
])

/** What an address asks of this site, however it is written: `//other.example/x` is a path here, not another host. */
export function localAddress(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '')
  const { pathname, search } = new URL(`http://page/${path}`)
  return pathname + search
}

/** The address of a page without what does not change it: utm values and unknown names are left out, the rest is sorted. */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(`http://page${localAddress(url)}`)
  const kept = [...searchParams].filter(([name]) => MEANINGFUL.has(name))
  kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
  const query = new URLSearchParams(kept).toString()
  return query ? `${pathname}?${query}` : pathname
}
