import type { TextLanguage } from '#contract/language.ts'
import { writtenFor } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import type { ParsedQuerySummary, ReadPart } from '../../search-query.contract.ts'
import type { Correction } from './correct-words.ts'
import type { ParsedQuery, Part } from './parse-query.ts'

interface Outcome {
  query: ParsedQuery
  corrections: readonly Correction[]
  leftOut: readonly string[]
}

/** How a search was read, for a list's response. */
export function parsedQuerySummary(outcome: Outcome | undefined, language: TextLanguage): ParsedQuerySummary {
  if (!outcome) return { read_as: [], mended: [], left_out: [] }
  const { query, corrections, leftOut } = outcome
  return {
    read_as: [...query.parts, ...(query.loosePart ? [query.loosePart] : [])].map((part) =>
      readPart(part, language),
    ),
    mended: [...corrections],
    left_out: [...leftOut],
  }
}

const readPart = (part: Part, language: TextLanguage): ReadPart => ({
  kind: part.kind,
  ids: [...part.ids],
  name: nameOf(part, language),
  words: part.words,
  without: part.without,
})

function nameOf({ kind, names }: Part, language: TextLanguage): string {
  if (kind === 'captions') return m.captions({}, { locale: language })
  if (kind === 'sign_language') return m.sign_language({}, { locale: language })
  if (kind === 'language')
    return new Intl.DisplayNames([language], { type: 'language' }).of(names.en) ?? names.en
  return names[writtenFor(language)]
}
