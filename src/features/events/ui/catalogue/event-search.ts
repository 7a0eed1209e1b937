import {
  directionIn,
  idsIn,
  isOn,
  many,
  one,
  pageIn,
  sortIn,
  wordsIn,
} from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'
import {
  SORT_CODES,
  SORT_NAMES,
  type SortName,
  STATUS_FILTERS,
  type StatusFilter,
  statusFilterName,
} from '../../events.contract.ts'

/** The home page's filters, as in its address. */
export interface EventSearch {
  search_query?: string
  as_written?: 1
  status?: StatusFilter
  age_group?: number[]
  skill?: number[]
  tag?: number[]
  type?: number[]
  /** Ids of speakers. */
  creator?: number[]
  language?: string[]
  captions?: 1
  sign_language?: 1
  sort_by?: SortName
  flag_descending?: 0 | 1
  page?: number
  length?: number
}

/** Facets whose choices are ids, in display order. */
export const ID_FACETS = ['age_group', 'skill', 'type', 'tag', 'creator'] as const

/** Parses an address; invalid values are dropped, so that an old or mistyped link still opens the list. */
export function readEventSearch(given: Record<string, unknown>): EventSearch {
  const asked = statusFilterName(one(given.status) ?? '')
  const status = STATUS_FILTERS.find((known) => known === asked)
  const languages = many(given.language).filter((code) => /^[a-z]{2,3}$/.test(code))
  return {
    ...wordsIn(given),
    ...(status && status !== 'all' ? { status } : {}),
    ...idsIn(given, ID_FACETS),
    ...(languages.length > 0 ? { language: [...new Set(languages)] } : {}),
    ...(isOn(given.captions) ? { captions: 1 as const } : {}),
    ...(isOn(given.sign_language) ? { sign_language: 1 as const } : {}),
    ...sortIn(given, SORT_NAMES),
    ...directionIn(given),
    ...pageIn(given),
  }
}

export const eventCatalogue: Catalogue<EventSearch> = {
  path: '/',
  read: readEventSearch,
  resets: ['status'],
}

export function withStatus(search: EventSearch, status: StatusFilter): EventSearch {
  const { page: _page, ...rest } = search
  return readEventSearch({ ...rest, status })
}

/** Converts to the list call's input, with the sort order as its code. */
export function asListBody({
  page: _page,
  length: _length,
  sort_by,
  flag_descending,
  as_written,
  captions,
  sign_language,
  ...filters
}: EventSearch) {
  return {
    ...filters,
    ...(as_written ? { as_written: true } : {}),
    ...(captions ? { captions: true } : {}),
    ...(sign_language ? { sign_language: true } : {}),
    ...(sort_by ? { sort: [SORT_CODES[sort_by]] } : {}),
    ...(flag_descending === undefined ? {} : { flag_descending: flag_descending === 1 }),
  }
}
