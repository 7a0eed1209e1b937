import type { TextLanguage } from './language.ts'

/** The languages that organisers write in. Readers of another language get the first one that exists. */
export const WRITTEN_LANGUAGES = ['en', 'hi'] as const satisfies readonly TextLanguage[]
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number]

/** The language in which a reader gets a written text: their own if it exists, else the first that does. */
export function writtenFor(wanted: TextLanguage, isThere = (_: WrittenLanguage) => true): WrittenLanguage {
  const there = WRITTEN_LANGUAGES.filter(isThere)
  return there.find((one) => one === wanted) ?? there[0] ?? WRITTEN_LANGUAGES[0]
}
