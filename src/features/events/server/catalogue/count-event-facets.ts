import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventFacets, EventFilters } from '../../events.contract.ts'
import { choicesOf } from './event-choices.queries.ts'
import { selectEventFacets } from './event-filter.queries.ts'
import { readSearch, withRead } from './read-search.queries.ts'

/** What the list can be filtered by, each with the number of events it would show together with the other filters. */
export async function countEventFacets(
  db: Db,
  { filters, language, now }: { filters: EventFilters; language: TextLanguage; now: Date },
): Promise<EventFacets> {
  const read = await readSearch(db, { filters, now })
  const choices = choicesOf(withRead(filters, read))
  return selectEventFacets(db, { choices, search: read?.search, language, now })
}
