import type { AnalyticsEvent } from '../../analytics.contract.ts'

interface Match {
  fullPath: string
  params: unknown
  status: string
  globalNotFound?: boolean | undefined
  loaderData?: unknown
}

/** Route parameters that identify the page's event, resource, program or campaign. */
const SUBJECTS = ['id', 'eventid', 'certificateprogramid', 'campaignid', 'orgid']

/** The most characters of a program's name in a call. */
const LONGEST_NAME = 120

/** The visible page as its route pattern, with the id of its subject; undefined if it failed. */
export function shownPage(
  matches: readonly Match[],
): Pick<AnalyticsEvent, 'page' | 'subject_id' | 'program_name'> | undefined {
  const match = matches.at(-1)
  const isFailed = matches.some(({ status, globalNotFound }) => status !== 'success' || globalNotFound)
  if (!match || isFailed) return undefined
  const params = match.params as Readonly<Record<string, unknown>>
  const [subject_id] = SUBJECTS.map((name) => numberIn(params[name])).filter((id) => id !== undefined)
  return { page: match.fullPath, ...(subject_id === undefined ? {} : { subject_id }), ...programOf(match) }
}

/** The program of a page whose loader returns it as `program_name`. */
export function programOf(match: { loaderData?: unknown } | undefined): Pick<AnalyticsEvent, 'program_name'> {
  const { program_name } = (match?.loaderData ?? {}) as { program_name?: unknown }
  return typeof program_name === 'string' ? { program_name: program_name.slice(0, LONGEST_NAME) } : {}
}

const numberIn = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined)

/** A list's search, only to tell one search from the next; empty if there is none. */
export function searchOf(page: string, search: unknown): string {
  if (page !== '/' && page !== '/resource') return ''
  const { search_query } = search as { search_query?: unknown }
  const words = typeof search_query === 'string' ? search_query.trim() : ''
  return words && `${page} ${words}`
}
