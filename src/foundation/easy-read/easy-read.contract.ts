import { z } from 'zod'
import { longText } from '#contract/fields.ts'
import type { TextLanguage } from '#contract/language.ts'
import { optionalField, repeatable } from '#contract/wire.ts'
import { type WrittenLanguage, writtenFor } from '#contract/written-languages.ts'
import { SYMBOL_NAMES, type SymbolName } from './symbols.contract.ts'

export const MOST_SENTENCES = 3
export const MOST_WORDS = 20
/** The most characters in a sentence, spaces and punctuation included. */
export const MOST_LETTERS = 140
export const MOST_SYMBOLS = 6
/** The most characters a field accepts, so that exceeding the limits can be explained. */
export const MOST_TYPED = 2_000

/** A sentence ends at a full stop and a space, but "Dr. Rao" and "e.g. this" continue. */
const STOP = /(?<=[.!?…।॥]["”’')\]]*)(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|vs|e\.g|i\.e)\.)\s+/u

/** The sentences of a text, whether or not each has its own line. */
export function sentencesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(STOP))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Counts words with a letter or digit; a dash alone is none. */
export const countWords = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const isShort = (sentence: string): boolean =>
  countWords(sentence) <= MOST_WORDS && [...sentence].length <= MOST_LETTERS

/** Both languages are sent: if the reader's is missing, the other one is shown with a note. */
export interface EasyRead {
  en: string[]
  hi: string[]
  symbols: SymbolName[]
}

/** The sentences for a reader of this language; undefined if there are none. */
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

/** The form's fields: up to three short sentences per language, and the symbols above their key words. */
export const inShortFields = {
  in_short_en: inShort.describe('Up to three short sentences in plain English, one per line'),
  in_short_hi: inShort.describe('Up to three short sentences in plain Hindi, one per line'),
  in_short_symbols: optionalField(
    repeatable(symbolName).refine((names) => names.length <= MOST_SYMBOLS, '#in_short_symbols'),
  ).describe('Names of symbols to show above their words in the sentences'),
}

/** The form's initial values. */
export const inShortForm = {
  in_short_en: z.string(),
  in_short_hi: z.string(),
  in_short_symbols: z.array(symbolName),
}
export type InShortForm = z.output<z.ZodObject<typeof inShortForm>>

/** Empty fields get empty values. */
export const inShortOf = (fields: {
  in_short_en?: string | undefined
  in_short_hi?: string | undefined
  in_short_symbols?: InShortForm['in_short_symbols'] | undefined
}): InShortForm => ({
  in_short_en: fields.in_short_en ?? '',
  in_short_hi: fields.in_short_hi ?? '',
  in_short_symbols: [...new Set(fields.in_short_symbols ?? [])],
})

/** Both languages are sent: if the reader's is missing, the other one is shown with a note. */
export const easyRead = z.object({
  en: z.array(z.string()),
  hi: z.array(z.string()),
  symbols: z.array(symbolName),
})
