import { idsIn, pageIn, sortIn, wordsIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'
import { FACETS, SORTS, type Sort } from '../../resource-values.contract.ts'

/** The library's filters as they stand in its address, by the spec's query names (section 2). */
export interface ResourceSearch {
  search_query?: string
  as_written?: 1
  age_group?: number[]
  skill?: number[]
  tag?: number[]
  type?: number[]
  creator?: number[]
  sort_by?: Sort
  page?: number
}

/** Reads an address; what makes no sense is left out, so that an old or mistyped link still opens the list. */
export function readResourceSearch(given: Record<string, unknown>): ResourceSearch {
  return { ...wordsIn(given), ...idsIn(given, FACETS), ...sortIn(given, SORTS), ...pageIn(given) }
}

export const resourceCatalogue: Catalogue<ResourceSearch> = {
  path: '/resource',
  read: readResourceSearch,
  resets: [],
}

/** What the filter call takes: a `type` of the address is a resource type; in the list call, `type` is what is listed. */
export function asFilters({ page: _page, sort_by: _sort, as_written, type, ...filters }: ResourceSearch) {
  return { ...filters, ...(as_written ? { as_written: true } : {}), ...(type ? { resource_type: type } : {}) }
}

export function asListBody(search: ResourceSearch) {
  return { ...asFilters(search), ...(search.sort_by ? { sort: search.sort_by } : {}) }
}
