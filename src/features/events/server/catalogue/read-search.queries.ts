import { sql } from 'drizzle-orm'
import {
  asItStands,
  type Correction,
  correctWords,
  knownVocabulary,
  looserQueries,
  type ParsedQuery,
  parseQuery,
} from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventFilters } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { choicesOf, meetsAll, saysAll } from './event-list.queries.ts'

/** What is looked for: the words as they were written, or as they were probably meant. */
export interface Search {
  query: ParsedQuery
  isNear: boolean
  corrections: readonly Correction[]
  /** Words that were given up so that something is found. */
  leftOut: readonly string[]
}

/** Texts that are read for words spelled alike: enough to hold each, few enough for the embedded database. */
const MOST_TEXTS = 600

interface Asked {
  filters: EventFilters
  now: Date
}

/**
 * Reads the words of a search (docs/decisions/033). Only when no listed event has what they say, near spellings
 * (`autsim`) are tried, and then what asks for less.
 */
export async function readSearch(db: Db, { filters, now }: Asked): Promise<Search | undefined> {
  const { search_query: words, as_written: isAsWritten } = filters
  if (!words) return undefined
  const exact = { query: asItStands(words), isNear: false, corrections: [], leftOut: [] }
  if (isAsWritten) return exact
  const vocabulary = await knownVocabulary(db)
  const known = { vocabulary, list: 'events', chosen: chosenIn(filters) } as const
  const query = parseQuery(words, known)
  const written = { ...exact, query }
  if (await isFound(db, query, now)) return written
  const near = await correctWords(query, known, textsOf(db))
  const meant = near && { query: parseQuery(near.search, known), isNear: true, corrections: near.corrections }
  if (meant && (await isFound(db, meant.query, now))) return { ...meant, leftOut: [] }
  for (const looser of looserQueries(meant?.query ?? query))
    if (await isFound(db, looser.query, now)) return { ...written, ...meant, ...looser }
  return written
}

const chosenIn = (filters: EventFilters) =>
  new Set(choicesOf({ ...filters, search_query: undefined }).map(({ facet }) => facet))

/** The filters with those that the words say. */
export const withRead = (filters: EventFilters, search: Search | undefined): EventFilters => ({
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
