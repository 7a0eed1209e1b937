import { isComparable, nearestWord, wordsOf } from '#foundation/catalogue/server/index.ts'
import type { ParsedQuery } from './parse-query.ts'
import { plainWord } from './plain-word.ts'
import { isStopWord } from './stop-words.ts'
import type { SearchedList, Vocabulary } from './vocabulary.ts'
import { correctedSearch } from './written-words.ts'

export interface Correction {
  written: string
  meant: string
}

/** Words whose spelling is guessed; a search with more unknown ones is not a slip. */
const MOST_UNKNOWN = 3

interface Texts {
  /** The words, of those given, that listed texts have. */
  selectKnown(words: readonly string[]): Promise<string[]>
  /** Words of texts that look like this one, each with how many texts have it. */
  selectAlike(word: string): Promise<ReadonlyMap<string, number>>
}

/**
 * The search with each unknown word as it was probably meant, by the words of texts and by ours. Undefined where one is
 * like none of these; beside words that were read, each stands for itself.
 */
export async function correctWords(
  query: ParsedQuery,
  { vocabulary, list }: { vocabulary: Vocabulary; list: SearchedList },
  texts: Texts,
): Promise<{ search: string; corrections: Correction[] } | undefined> {
  const words = wordsOf(query.loose).filter((word) => !isStopWord(plainWord(word), list))
  const known = await texts.selectKnown(words)
  const unknown = words.filter((word) => !known.includes(word))
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return undefined
  const mustAll = query.parts.length === 0
  const meant = new Map<string, string>()
  for (const word of unknown) {
    const nearest = isComparable(word) ? await nearestTo(word, vocabulary, texts) : undefined
    if (nearest) meant.set(word, nearest)
    else if (mustAll) return undefined
  }
  if (meant.size === 0) return undefined
  return {
    search: correctedSearch(query.search, meant),
    corrections: [...meant].map(([written, word]) => ({ written, meant: word })),
  }
}

async function nearestTo(word: string, { words }: Vocabulary, texts: Texts): Promise<string | undefined> {
  const alike = new Map(await texts.selectAlike(word))
  for (const [ours, weight] of words) alike.set(ours, (alike.get(ours) ?? 0) + weight)
  return nearestWord(plainWord(word), alike) ?? nearestWord(word, alike)
}
