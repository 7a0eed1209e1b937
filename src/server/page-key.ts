import { queryString } from '#contract/client.ts'
import { pageAt } from '#web/page-at.ts'

/** What a page uses of a query: `src/web/search-of.ts`. */
export type SearchOf = (path: string, query: string) => object

/** What an address means on this site, however it is written: `//other.example/x` is a path here, not another host. */
export function localAddress(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '')
  const { pathname, search } = new URL(`http://page/${path}`)
  return pathname + search
}

/** An address with its query in the router's order: from another order, the router would redirect to this one. */
export function inOrder(address: string): string {
  const url = new URL(address, 'http://page')
  url.searchParams.sort()
  return url.pathname + url.search
}

/**
 * The address of a page without what does not change it: utm values, unknown names and values that the page does not
 * understand are left out, and the rest is sorted.
 */
export function pageAddress(url: string, searchOf: SearchOf): string {
  const [pathname = '', query = ''] = localAddress(url).split('?')
  const page = pageAt(pathname)?.page
  const kept = page ? [...new URLSearchParams(queryString({ ...searchOf(page.path, query) }))] : []
  kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
  const sorted = new URLSearchParams(kept).toString()
  return sorted ? `${pathname}?${sorted}` : pathname
}

/** Whether a page is for one person only: it is never cached, and its address is not passed on. */
export function isPersonalPage(url: string): boolean {
  const [path = '', query = ''] = localAddress(url).split('?')
  const isPersonal = pageAt(path)?.page.isPersonal
  return isPersonal === true || (isPersonal !== undefined && new URLSearchParams(query).has(isPersonal))
}

/** The target of a cached redirect with the other query values of this visitor's address, such as utm values. */
export function withAskedQuery(location: string, url: string): string {
  const [path = '', query = ''] = location.split('?')
  const led = new URLSearchParams(query)
  const isThere = new Set([...led].map(String))
  for (const pair of new URL(`http://page${localAddress(url)}`).searchParams) {
    if (isThere.has(String(pair))) continue
    isThere.add(String(pair))
    led.append(...pair)
  }
  return led.size > 0 ? `${path}?${led}` : location
}
