import { sql } from 'drizzle-orm'
import { allMet, spellingOf } from '#foundation/catalogue/server/index.ts'
import { type ReadWords, readWords } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { all, rows } from '#platform/db/query.ts'
import type { EventFilters } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { type Choice, choicesOf, EVENTS } from './event-choices.queries.ts'
import { mostFound } from './event-list.queries.ts'
import { type EventSearch, findEvents, hasWords } from './event-search.queries.ts'

interface Asked {
  filters: EventFilters
  now: Date
}

/** A parsed search, with its candidates if it has words. */
export interface ReadSearch extends ReadWords {
  search: EventSearch | undefined
}

/** Runs a search of events (docs/decisions/033). */
export async function readSearch(db: Db, { filters, now }: Asked): Promise<ReadSearch | undefined> {
  const { search_query: words, as_written: isAsWritten } = filters
  if (!words) return undefined
  const chosen = choicesOf(filters)
  const { found, ...read } = await readWords<EventSearch | undefined>(db, words, {
    list: 'events',
    isAsWritten,
    chosen: new Set(chosen.map(({ facet }) => facet)),
    texts: spellingOf(db, { catalogue: EVENTS, isListed: (row) => isListed(row, now) }),
    find: async (query) => {
      const facts = choicesOf(query.facts)
      if (!hasWords(query))
        return { found: undefined, isFound: await isAnyMet(db, { search: undefined, facts, now }) }
      const most = mostFound([...chosen, ...facts])
      const search = { query, ...(await findEvents(db, { query, now, most })) }
      return { found: search, isFound: await isAnyMet(db, { search, facts, now }) }
    },
  })
  return { ...read, search: found }
}

/** Whether a listed event among the candidates also matches the ages and access in the words. */
async function isAnyMet(
  db: Db,
  { search, facts, now }: { search: EventSearch | undefined; facts: readonly Choice[]; now: Date },
): Promise<boolean> {
  if (search && (search.ids.length === 0 || facts.length === 0)) return search.ids.length > 0
  const found = search ? [sql`e.id = any(${idList(search.ids)})`] : []
  const conditions = [isListed('e', now), ...found, ...allMet(EVENTS, 'e', facts)]
  return (await rows(db, sql`select from events e where ${all(conditions)} limit 1`)).length > 0
}

/** The filters together with those parsed from the words. */
export const withRead = (filters: EventFilters, search: ReadWords | undefined): EventFilters => ({
  ...filters,
  ...search?.query.facts,
})
