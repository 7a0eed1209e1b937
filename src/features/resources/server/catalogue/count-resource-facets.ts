import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceFacets, ResourceFilters } from '../../resources.contract.ts'
import { choicesOf } from './choices.queries.ts'
import { readSearch, withRead } from './read-search.queries.ts'
import { selectResourceFacets } from './resource-filter.queries.ts'

/**
 * What the list can be filtered by, each with the number of resources it would show together with the other filters.
 */
export async function countResourceFacets(
  db: Db,
  { filters, language }: { filters: ResourceFilters; language: TextLanguage },
): Promise<ResourceFacets> {
  const read = await readSearch(db, filters)
  const choices = choicesOf(withRead(filters, read))
  return selectResourceFacets(db, { choices, search: read?.search, language })
}
