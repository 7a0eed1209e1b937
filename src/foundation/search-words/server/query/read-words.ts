import type { Db } from '#platform/db/database.ts'
import { type Correction, correctWords, type Texts } from './correct-words.ts'
import { knownVocabulary } from './known-vocabulary.ts'
import { looserQueries } from './looser-queries.ts'
import { asItStands, type ParsedQuery, parseQuery } from './parse-query.ts'
import type { SearchedList } from './vocabulary.ts'

/** What is looked for: the words as they were written, or as they were probably meant. */
export interface ReadWords {
  query: ParsedQuery
  /** Words were corrected, or any of them is enough. */
  isNear: boolean
  corrections: readonly Correction[]
  /** Words that were given up so that something is found. */
  leftOut: readonly string[]
}

/** What a query comes to in a list. */
interface Tried<Found> {
  found: Found
  isFound: boolean
}

interface Reading<Found> {
  list: SearchedList
  /** To the letter: nothing is read, corrected or given up. */
  isAsWritten: boolean | undefined
  /** Facets that are chosen by hand. */
  chosen: ReadonlySet<string>
  texts: Texts
  find: (query: ParsedQuery) => Promise<Tried<Found>>
}

/**
 * Reads the words of a search (docs/decisions/033). Only when nothing has what they say, near spellings (`autsim`) are
 * tried, and then what asks for less.
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
