import type { AnalyticsEvent } from '../../analytics.contract.ts'

interface Match {
  fullPath: string
  params: unknown
  status: string
  globalNotFound?: boolean | undefined
  loaderData?: unknown
}

/** The value of an address that names the event, resource, program or campaign of a page. */
const SUBJECTS = ['id', 'eventid', 'certificateprogramid', 'campaignid', 'orgid']

/** The most letters of a program's name in a call. */
const LONGEST_NAME = 120

/** The page that is shown, as its pattern, with the number of what it is of; nothing where it failed. */
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

/** The program that a page is of, where its loader says so as `program_name`. */
export function programOf(match: { loaderData?: unknown } | undefined): Pick<AnalyticsEvent, 'program_name'> {
  const { program_name } = (match?.loaderData ?? {}) as { program_name?: unknown }
  return typeof program_name === 'string' ? { program_name: program_name.slice(0, LONGEST_NAME) } : {}
}

const numberIn = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined)

/** What is searched for on a list, only to tell one search from the next; empty where nothing is. */
export function searchOf(page: string, search: unknown): string {
  if (page !== '/' && page !== '/resource') return ''
  const { search_query } = search as { search_query?: unknown }
  const words = typeof search_query === 'string' ? search_query.trim() : ''
  return words && `${page} ${words}`
}
