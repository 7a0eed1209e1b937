import { queryString } from '#contract/client.ts'
import { readSignupSearch } from '#features/awareness-programs/ui/joining/signup-search.ts'
import { readLandingSearch } from '#features/awareness-programs/ui/landing/landing-search.ts'
import { readProgramsSearch } from '#features/certificate-programs/ui/catalogue/programs-search.ts'
import { readEventSearch } from '#features/events/ui/catalogue/event-search.ts'
import { readFeedbackSearch } from '#features/events/ui/feedback/feedback-search.ts'
import { readResourceSearch } from '#features/resources/ui/catalogue/resource-search.ts'
import { readDetailsSearch } from '#features/resources/ui/details/details-search.ts'
import { readMakingSearch } from '#features/resources/ui/making/making-search.ts'
import { readViewerSearch } from '#features/resources/ui/viewer/viewer-search.ts'
import { readPeopleSearch } from '#foundation/creators/ui/people/people-search.ts'
import { legalSearch } from '#foundation/legal/ui/load-legal.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { readMyPageSearch } from '#web/pages/my-page/my-page-search.ts'

/** What a page reads from its address; by this alone two addresses are the same page or not. */
type ReadQuery = (given: Record<string, string[]>) => object

const readsNothing: ReadQuery = () => ({})
const readsEventFilters: ReadQuery = (given) => readEventSearch(given)
const readSignup: ReadQuery = (given) => readSignupSearch(given)
const readsResourceFilters: ReadQuery = (given) => readResourceSearch(given)

/** As a page's own reader takes names that come once. */
const lastOf = (given: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(given).map(([name, values]) => [name, values.at(-1)]))

/**
 * Pages that read other names than those below, fewer of them, or refuse what makes no sense. A value that a page reads
 * and this leaves out is not in the page that is sent: the browser would render another one over it.
 */
const pages: readonly [path: RegExp, ReadQuery][] = [
  [/^\/$/, readsEventFilters],
  [/^\/resource\/?$/, readsResourceFilters],
  [/^\/about\/?$/, readsNothing],
  [/^\/events\/details\/[^/]+\/?$/, readFeedbackSearch],
  [/^\/events\/on-demand(\/|$)/, readFeedbackSearch],
  [/^\/resource\/[^/]+\/\d+\/?$/, (given) => readDetailsSearch(given)],
  [/^\/programs\/?$/, readsNothing],
  [/^\/programs\/campaign\/[^/]+\/\d+\/invite\/?$/, (given) => readTableSearch(lastOf(given), ['state'])],
  [/^\/programs\/campaign\/[^/]+\/\d+\/tracking\/?$/, (given) => readTableSearch(lastOf(given), ['days'])],
  [/^\/programs\/campaign\//, readSignup],
  [/^\/programs\/individual\//, (given) => readLandingSearch(given)],
  [/^\/report\//, ({ back }) => ({ back: back?.at(-1) })],
  [/^\/my-pankh-page\/?$/, (given) => readMyPageSearch(given)],
  [/^\/resource\/[^/]+\/\d+\/fileviewer\/?$/, (given) => readViewerSearch(given)],
  [/^\/resource\/(add|.+\/edit)\/?$/, (given) => readMakingSearch(lastOf(given))],
  [/^\/(terms|privacy|accessibility)\/?$/, (given) => legalSearch(lastOf(given))],
  // What differs there comes once it runs.
  [/^\/offline\/?$/, readsNothing],
  [/^\/certificate-programs\/details(\/|$)/, (given) => readProgramsSearch(given)],
  [/^\/profile\/(followers|following)\/?$/, (given) => readPeopleSearch(given)],
  // Visitors are asked to log in on all of them; the tables there read many names.
  [/^\/admin(\/|$)/, (given) => given],
]

/** The query values that can change any other page (spec section 2, query parameters, and the list filters). */
const MEANINGFUL = new Set([
  'page',
  'search_query',
  'sorting_column',
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
const readsKnownNames: ReadQuery = (given) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => MEANINGFUL.has(name)))

/** What an address asks of this site, however it is written: `//other.example/x` is a path here, not another host. */
export function localAddress(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '')
  const { pathname, search } = new URL(`http://page/${path}`)
  return pathname + search
}

/** With its query in the order that the router writes: from another order it would lead the browser to this one. */
export function inOrder(address: string): string {
  const url = new URL(address, 'http://page')
  url.searchParams.sort()
  return url.pathname + url.search
}

/**
 * The address of a page without what does not change it: utm values, unknown names and values that the page
 * does not understand are left out, the rest is sorted.
 */
export function pageAddress(url: string): string {
  const { pathname, searchParams } = new URL(`http://page${localAddress(url)}`)
  const read = pages.find(([path]) => path.test(pathname))?.[1] ?? readsKnownNames
  const pairs = Map.groupBy(searchParams, ([name]) => name)
  const given = Object.fromEntries([...pairs].map(([name, of]) => [name, of.map(([, value]) => value)]))
  const kept = [...new URLSearchParams(queryString({ ...read(given) }))]
  kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
  const query = new URLSearchParams(kept).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Where a kept redirect leads, with what this visitor's address asks for beside it, such as utm values. */
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
