import type { TextLanguage } from '#contract/language.ts'
import { writtenFor } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import type { ReadPart, SearchReading } from '../../search-reading.contract.ts'
import type { Mended } from './mend-words.ts'
import type { Part, Reading } from './read-query.ts'

interface Outcome {
  reading: Reading
  mended: readonly Mended[]
  leftOut: readonly string[]
}

/** How a search was read, for the answer of a list. */
export function searchReadingOf(outcome: Outcome | undefined, language: TextLanguage): SearchReading {
  if (!outcome) return { read_as: [], mended: [], left_out: [] }
  const { reading, mended, leftOut } = outcome
  return {
    read_as: reading.parts.map((part) => readPart(part, language)),
    mended: [...mended],
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
