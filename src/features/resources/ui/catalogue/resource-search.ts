import { directionIn, idsIn, pageIn, sortIn, wordsIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'
import { FACETS, SORTS, type Sort } from '../../resource-card.contract.ts'

/** The library's filters, as in its address. */
export interface ResourceSearch {
  search_query?: string
  as_written?: 1
  age_group?: number[]
  skill?: number[]
  tag?: number[]
  type?: number[]
  creator?: number[]
  sort_by?: Sort
  flag_descending?: 0 | 1
  page?: number
  length?: number
}

/** Parses an address; invalid values are dropped, so that an old or mistyped link still opens the list. */
export function readResourceSearch(given: Record<string, unknown>): ResourceSearch {
  return {
    ...wordsIn(given),
    ...idsIn(given, FACETS),
    ...sortIn(given, SORTS),
    ...directionIn(given),
    ...pageIn(given),
  }
}

export const resourceCatalogue: Catalogue<ResourceSearch> = {
  path: '/resource',
  read: readResourceSearch,
  resets: [],
}

/**
 * Converts to the filter call's input. `type` in the address is a resource type; in the list call, `type` is the list
 * type.
 */
export function asFilters({
  page: _page,
  length: _length,
  sort_by: _sort,
  flag_descending: _direction,
  as_written,
  type,
  ...filters
}: ResourceSearch) {
  return { ...filters, ...(as_written ? { as_written: true } : {}), ...(type ? { resource_type: type } : {}) }
}

export function asListBody(search: ResourceSearch) {
  const { sort_by, flag_descending } = search
  return {
    ...asFilters(search),
    ...(sort_by ? { sort: sort_by } : {}),
    ...(flag_descending === undefined ? {} : { flag_descending: flag_descending === 1 }),
  }
}
