import { z } from 'zod'
import { longText } from '#contract/fields.ts'
import type { TextLanguage } from '#contract/language.ts'
import { optionalField, repeatable } from '#contract/wire.ts'
import { type WrittenLanguage, writtenFor } from '#contract/written-languages.ts'
import { SYMBOL_NAMES, type SymbolName } from './symbols.contract.ts'

export const MOST_SENTENCES = 3
export const MOST_WORDS = 20
/** The most letters of a sentence, spaces and marks included. */
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

const inShort = optionalField(
  longText(MOST_TYPED)
    .overwrite((text) => sentencesIn(text).join('\n'))
    .refine((text) => sentencesIn(text).length <= MOST_SENTENCES, '#in_short_many')
    .refine((text) => sentencesIn(text).every(isShort), '#in_short_long'),
)

export const symbolName = z.enum(SYMBOL_NAMES)

/** The fields of a form: up to three short sentences a language, and the symbols above their key words. */
export const inShortFields = {
  in_short_en: inShort.describe('In plain English: up to three short sentences, a line each'),
  in_short_hi: inShort.describe('The same in Hindi'),
  in_short_symbols: optionalField(
    repeatable(symbolName).refine((names) => names.length <= MOST_SYMBOLS, '#in_short_symbols'),
  ).describe('Symbols that stand above their words where the sentences have them'),
}

/** What such a form begins with. */
export const inShortForm = {
  in_short_en: z.string(),
  in_short_hi: z.string(),
  in_short_symbols: z.array(symbolName),
}
export type InShortForm = z.output<z.ZodObject<typeof inShortForm>>

/** What was left empty is empty. */
export const inShortOf = (fields: {
  in_short_en?: string | undefined
  in_short_hi?: string | undefined
  in_short_symbols?: InShortForm['in_short_symbols'] | undefined
}): InShortForm => ({
  in_short_en: fields.in_short_en ?? '',
  in_short_hi: fields.in_short_hi ?? '',
  in_short_symbols: [...new Set(fields.in_short_symbols ?? [])],
})

/** Both languages come: where the reader's is missing, the other one stands in with a note. */
export const easyRead = z.object({
  en: z.array(z.string()),
  hi: z.array(z.string()),
  symbols: z.array(symbolName),
})
