import type { TextLanguage } from '#contract/language.ts'
import { type WrittenLanguage, writtenFor } from '#contract/written-languages.ts'
import type { SymbolName } from './symbols.contract.ts'

export const MOST_SENTENCES = 3
export const MOST_WORDS = 20
/** Of a sentence, spaces and marks too. */
export const MOST_LETTERS = 140
export const MOST_SYMBOLS = 6
/** What a field takes at all, so that more than is allowed can be said to be too much. */
export const MOST_TYPED = 2_000

/** A new sentence begins after a stop and a space. "Dr. Rao" and "e.g. this" go on. */
const STOP = /(?<=[.!?…।॥]["”’')\]]*)(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|vs|e\.g|i\.e)\.)\s+/u

/** The sentences of a text, whether each has a line or not. */
export function sentencesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(STOP))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Words with a letter or figure in them; a dash alone is none. */
export const countWords = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const isShort = (sentence: string): boolean =>
  countWords(sentence) <= MOST_WORDS && [...sentence].length <= MOST_LETTERS

/** Both languages come: where the reader's is missing, the other one stands in with a note. */
export interface EasyRead {
  en: string[]
  hi: string[]
  symbols: SymbolName[]
}

/** The sentences that somebody gets who reads this language; undefined where there are none. */
export function easyReadIn(
  { en, hi }: EasyRead,
  wanted: TextLanguage,
): { language: WrittenLanguage; sentences: string[] } | undefined {
  const there = { en, hi }
  const language = writtenFor(wanted, (one) => there[one].length > 0)
  return there[language].length > 0 ? { language, sentences: there[language] } : undefined
}
