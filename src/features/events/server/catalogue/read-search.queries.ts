import { sql } from 'drizzle-orm'
import { type ParsedQuery, type ReadWords, readWords } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventFilters } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { choicesOf, meetsAll, saysAll } from './event-list.queries.ts'

/** Texts that are read for words spelled alike: enough to hold each, few enough for the embedded database. */
const MOST_TEXTS = 600

interface Asked {
  filters: EventFilters
  now: Date
}

/** What is searched among events (docs/decisions/033). */
export async function readSearch(db: Db, { filters, now }: Asked): Promise<ReadWords | undefined> {
  const { search_query: words, as_written: isAsWritten } = filters
  if (!words) return undefined
  return readWords(db, words, {
    list: 'events',
    isAsWritten,
    chosen: chosenIn(filters),
    texts: textsOf(db),
    find: async (query) => ({ found: undefined, isFound: await isFound(db, query, now) }),
  })
}

const chosenIn = (filters: EventFilters) =>
  new Set(choicesOf({ ...filters, search_query: undefined }).map(({ facet }) => facet))

/** The filters with those that the words say. */
export const withRead = (filters: EventFilters, search: ReadWords | undefined): EventFilters => ({
  ...filters,
  ...search?.query.facts,
})

async function isFound(db: Db, query: ParsedQuery, now: Date): Promise<boolean> {
  const event = await rows(
    db,
    sql`select 1 from events e left join event_recordings r on r.event_id = e.id
      where ${isListed('e', 'r', now)} and ${meetsAll(query.facts)} and ${saysAll(query) ?? sql`true`} limit 1`,
  )
  return event.length > 0
}

const textsOf = (db: Db) => ({
  selectKnown: async (words: readonly string[]): Promise<string[]> => {
    const known = await rows<{ word: string }>(
      db,
      sql`select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word
        where exists (select 1 from events e where e.publication = 'published' and e.search_vector @@
          (plainto_tsquery('english', pankh_plain(word)) || plainto_tsquery('simple', word)))`,
    )
    return known.map(({ word }) => word)
  },
  selectAlike: (word: string) => selectAlike(db, word),
})

/** Words of events whose text has something like the word in it, each with how many of these texts it is in. */
async function selectAlike(db: Db, word: string): Promise<Map<string, number>> {
  const found = await rows<{ word: string; texts: number }>(
    db,
    sql`select btrim(word, '.,:;!?()"''“”’') as word, count(*)::int as texts from (
        select e.search_text from events e where e.publication = 'published' and pankh_plain(${word}) <% e.search_text
        limit ${MOST_TEXTS}) alike, string_to_table(alike.search_text, ' ') word
      where length(word) between ${word.length - 3} and ${word.length + 5} group by 1`,
  )
  return new Map(found.map((one) => [one.word, one.texts]))
}
