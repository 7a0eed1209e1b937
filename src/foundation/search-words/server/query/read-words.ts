import type { Db } from '#platform/db/database.ts'
import { type Correction, correctWords, type Texts } from './correct-words.ts'
import { knownVocabulary } from './known-vocabulary.ts'
import { looserQueries } from './looser-queries.ts'
import { asItStands, type ParsedQuery, parseQuery } from './parse-query.ts'
import type { SearchedList } from './vocabulary.ts'

/** What is searched: the words as written, or as they were probably meant. */
export interface ReadWords {
  query: ParsedQuery
  /** Words were corrected, or any of them is enough. */
  isNear: boolean
  corrections: readonly Correction[]
  /** Words that were dropped to find something. */
  leftOut: readonly string[]
}

/** The result of trying a query on a list. */
interface Tried<Found> {
  found: Found
  isFound: boolean
}

interface Reading<Found> {
  list: SearchedList
  /** Searches exactly as written: nothing is parsed, corrected or dropped. */
  isAsWritten: boolean | undefined
  /** Facets that are set by hand. */
  chosen: ReadonlySet<string>
  texts: Texts
  find: (query: ParsedQuery) => Promise<Tried<Found>>
}

/**
 * Parses a search and runs it (docs/decisions/033). Only if nothing matches does it try near spellings (`autsim`), then
 * queries that require less.
 */
export async function readWords<Found>(
  db: Db,
  words: string,
  { list, isAsWritten, chosen, texts, find }: Reading<Found>,
): Promise<ReadWords & { found: Found }> {
  const exact = { query: asItStands(words), isNear: false, corrections: [], leftOut: [] }
  if (isAsWritten) return { ...exact, found: (await find(exact.query)).found }
  const known = { vocabulary: await knownVocabulary(db), list, chosen }
  const query = parseQuery(words, known)
  const { found, isFound } = await find(query)
  const asRead = { ...exact, query, found }
  if (isFound) return asRead
  const near = await correctWords(query, known, texts)
  const meant = near && {
    ...near,
    query: parseQuery(near.search, known),
    isNear: near.corrections.length > 0,
  }
  const asMeant = meant && (await find(meant.query))
  const read = meant && asMeant ? { ...meant, found: asMeant.found } : asRead
  if (asMeant?.isFound) return read
  for (const looser of looserQueries(read.query, known)) {
    const tried = await find(looser.query)
    if (!tried.isFound) continue
    const leftOut = [...read.leftOut, ...looser.leftOut]
    return { ...read, ...looser, isNear: read.isNear || looser.isNear, leftOut, found: tried.found }
  }
  return asRead
}
