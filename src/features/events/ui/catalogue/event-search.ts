import {
  MAX_SEARCH_LENGTH,
  SORT_CODES,
  SORT_NAMES,
  type SortName,
  STATUS_FILTERS,
  type StatusFilter,
  statusFilterName,
} from '../../event-values.contract.ts'

const MAX_CHOICES = 50

/** The home page's filters as they stand in its address, by the spec's query names (section 2). */
export interface EventSearch {
  search_query?: string
  status?: StatusFilter
  age_group?: number[]
  skill?: number[]
  tag?: number[]
  type?: number[]
  language?: string[]
  captions?: 1
  sign_language?: 1
  sort_by?: SortName
  page?: number
}

/** Facets whose choices are ids, in the order they are shown. */
export const ID_FACETS = ['age_group', 'skill', 'type', 'tag'] as const
export type IdFacet = (typeof ID_FACETS)[number]

/** Reads an address; what makes no sense is left out, so that an old or mistyped link still opens the list. */
export function readEventSearch(given: Record<string, unknown>): EventSearch {
  const words = one(given.search_query)?.trim().slice(0, MAX_SEARCH_LENGTH)
  const asked = statusFilterName(one(given.status) ?? '')
  const status = STATUS_FILTERS.find((known) => known === asked)
  const sort = sortNameOf(given)
  const page = wholeNumbers(given.page)[0]
  const languages = many(given.language).filter((code) => /^[a-z]{2,3}$/.test(code))
  return {
    ...(words ? { search_query: words } : {}),
    ...(status && status !== 'all' ? { status } : {}),
    ...Object.fromEntries(
      ID_FACETS.map((facet) => [facet, wholeNumbers(given[facet]).slice(0, MAX_CHOICES)] as const).filter(
        ([, ids]) => ids.length > 0,
      ),
    ),
    ...(languages.length > 0 ? { language: [...new Set(languages)] } : {}),
    ...(isOn(given.captions) ? { captions: 1 as const } : {}),
    ...(isOn(given.sign_language) ? { sign_language: 1 as const } : {}),
    ...(sort ? { sort_by: sort } : {}),
    ...(page !== undefined && page > 1 && page <= 1000 ? { page } : {}),
  }
}

/** A changed filter starts again at the first page and resets status to all (spec section 4). */
export function withFilter(search: EventSearch, change: Partial<EventSearch>): EventSearch {
  const { page: _page, status: _status, ...rest } = search
  return readEventSearch({ ...rest, ...change })
}

export function withStatus(search: EventSearch, status: StatusFilter): EventSearch {
  const { page: _page, ...rest } = search
  return readEventSearch({ ...rest, status })
}

/** The choice with one id added, or taken away where it was chosen. */
export function toggled<T>(chosen: readonly T[] | undefined, choice: T): T[] {
  const before = chosen ?? []
  return before.includes(choice) ? before.filter((other) => other !== choice) : [...before, choice]
}

export function hasFilters({
  page: _page,
  status: _status,
  sort_by: _sort,
  ...filters
}: EventSearch): boolean {
  return Object.keys(filters).length > 0
}

/** What the list call takes: the sort as its code. */
export function asListBody({ page: _page, sort_by, captions, sign_language, ...filters }: EventSearch) {
  return {
    ...filters,
    ...(captions ? { captions: true } : {}),
    ...(sign_language ? { sign_language: true } : {}),
    ...(sort_by ? { sort: [SORT_CODES[sort_by]] } : {}),
  }
}

function sortNameOf(given: Record<string, unknown>): SortName | undefined {
  const name = one(given.sort_by) ?? one(given.sorting_column)
  return SORT_NAMES.find((known) => known === name)
}

const many = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String)
const one = (value: unknown): string | undefined => many(value)[0]
const isOn = (value: unknown): boolean => ['1', 'true', 'on'].includes(one(value) ?? '')

function wholeNumbers(value: unknown): number[] {
  const numbers = many(value)
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number)
  return [...new Set(numbers)].filter((number) => number > 0)
}
