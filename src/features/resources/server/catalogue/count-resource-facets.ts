import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceFacets, ResourceFilters } from '../../resources.contract.ts'
import { choicesOf } from './choices.queries.ts'
import { selectResourceFacets } from './resource-filter.queries.ts'
import { mostFound } from './resource-list.queries.ts'
import { readSearch } from './resource-search.queries.ts'

/** What the list can be filtered by, each with how many resources it would show under the other filters. */
export async function countResourceFacets(
  db: Db,
  { filters, language }: { filters: ResourceFilters; language: TextLanguage },
): Promise<ResourceFacets> {
  const choices = choicesOf(filters)
  const search = await readSearch(db, { words: filters.search_query, most: mostFound(choices) })
  return selectResourceFacets(db, { choices, search, language })
}
