/** How a list's filters are written in its page's address. Pages read it too, so without zod, which would add 24 kB. */

/** The query parameters that every list accepts. */
export interface ListSearch {
  search_query?: string
  /** Searches the words exactly as written. */
  as_written?: 1
  flag_descending?: 0 | 1
  page?: number
  /** Items per page; by default as many as the list usually shows. */
  length?: number
}

/** Items per page of a list, by default and at most. */
export const PAGE_LENGTH = 12
const MOST_A_PAGE = 100

/** Longer searches are refused with 422. */
export const MAX_SEARCH_LENGTH = 200
const MAX_CHOICES = 50
const LAST_PAGE = 100_000

/**
 * Parameters with one value or several each. Invalid ones are ignored, so that an old or mistyped link opens the list.
 */
type Given = Record<string, unknown>

export function wordsIn(given: Given): { search_query?: string; as_written?: 1 } {
  const words = one(given.search_query)?.trim().slice(0, MAX_SEARCH_LENGTH)
  if (!words) return {}
  return { search_query: words, ...(isOn(given.as_written) ? { as_written: 1 as const } : {}) }
}

/** The facets whose choices are ids. */
export function idsIn<Facet extends string>(
  given: Given,
  facets: readonly Facet[],
): Partial<Record<Facet, number[]>> {
  const chosen = facets.map((facet) => [facet, wholeNumbers(given[facet]).slice(0, MAX_CHOICES)] as const)
  return Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0)) as Partial<Record<Facet, number[]>>
}

export function sortIn<Name extends string>(given: Given, names: readonly Name[]): { sort_by?: Name } {
  const asked = one(given.sort_by) ?? one(given.sorting_column)
  const name = names.find((known) => known === asked)
  return name ? { sort_by: name } : {}
}

/** Sort direction: 1 for highest or latest first, 0 for lowest or earliest. */
export function directionIn(given: Given): { flag_descending?: 0 | 1 } {
  if (isOn(given.flag_descending)) return { flag_descending: 1 }
  return ['0', 'false', 'off'].includes(one(given.flag_descending) ?? '') ? { flag_descending: 0 } : {}
}

export function pageIn(given: Given): { page?: number; length?: number } {
  const page = wholeNumbers(given.page)[0]
  const length = wholeNumbers(given.length)[0]
  return {
    ...(page !== undefined && page > 1 && page <= LAST_PAGE ? { page } : {}),
    ...(length !== undefined && length !== PAGE_LENGTH && length <= MOST_A_PAGE ? { length } : {}),
  }
}

export const many = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String)
export const one = (value: unknown): string | undefined => many(value)[0]
export const isOn = (value: unknown): boolean => ['1', 'true', 'on'].includes(one(value) ?? '')

function wholeNumbers(value: unknown): number[] {
  const numbers = many(value)
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number)
  return [...new Set(numbers)].filter((number) => number > 0)
}
