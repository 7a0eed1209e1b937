import { z } from 'zod'
import { longText } from '#contract/fields.ts'
import { optionalField, repeatable } from '#contract/wire.ts'
import {
  isShort,
  MOST_SENTENCES,
  MOST_SYMBOLS,
  MOST_TYPED,
  sentencesIn,
} from './easy-read-values.contract.ts'
import { SYMBOL_NAMES } from './symbols.contract.ts'

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
