import { isComparable, nearestWord, wordsOf } from '#foundation/catalogue/server/index.ts'
import type { ParsedQuery } from './parse-query.ts'
import { plainWord } from './plain-word.ts'
import { isStopWord } from './stop-words.ts'
import type { SearchedList, Vocabulary } from './vocabulary.ts'
import { hasOperators, withWords, writtenWords } from './written-words.ts'

export interface Correction {
  written: string
  meant: string
}

/** The most unknown words to correct; a search with more isn't a typing slip. */
const MOST_UNKNOWN = 3

export interface Texts {
  /** Which of the given words occur in listed texts. */
  selectKnown(words: readonly string[]): Promise<string[]>
  /** Words of texts with a similar spelling, each with the number of texts. */
  selectAlike(word: string): Promise<ReadonlyMap<string, number>>
}

export interface CorrectedSearch {
  search: string
  corrections: Correction[]
  /** Words that occur nowhere and resemble none of ours; the search is without them. */
  leftOut: string[]
}

/**
 * Corrects each unknown word on its own, by the words of texts and by ours, and leaves out those that resemble none.
 * Undefined if every word is known, or none is.
 */
export async function correctWords(
  query: ParsedQuery,
  { vocabulary, list }: { vocabulary: Vocabulary; list: SearchedList },
  texts: Texts,
): Promise<CorrectedSearch | undefined> {
  // Only an unquoted word on its own can be replaced or left out.
  const spans = writtenWords(query.search).filter(({ isQuoted }) => !isQuoted)
  const written = new Set(spans.map(({ from, to }) => query.search.slice(from, to).toLowerCase()))
  const words = wordsOf(query.loose).filter((word) => !isStopWord(plainWord(word), list))
  const known = await texts.selectKnown(words)
  const unknown = words.filter((word) => written.has(word) && !known.includes(word))
  if (unknown.length === 0) return undefined
  const meant = new Map<string, string>()
  for (const word of unknown) {
    const isSlip = unknown.length <= MOST_UNKNOWN && isComparable(word)
    const nearest = isSlip ? await nearestTo(word, vocabulary, texts) : undefined
    if (nearest) meant.set(word, nearest)
  }
  const leftOut = unknown.filter((word) => !meant.has(word))
  if (leftOut.length > 0 && hasOperators(query.search)) return undefined
  if (leftOut.length === words.length) return undefined
  return {
    search: withWords(query.search, new Map([...meant, ...leftOut.map((word) => [word, ''] as const)])),
    corrections: [...meant].map(([written, word]) => ({ written, meant: word })),
    leftOut,
  }
}

async function nearestTo(word: string, { words }: Vocabulary, texts: Texts): Promise<string | undefined> {
  const alike = new Map(await texts.selectAlike(word))
  for (const [ours, weight] of words) alike.set(ours, (alike.get(ours) ?? 0) + weight)
  return nearestWord(plainWord(word), alike) ?? nearestWord(word, alike)
}
