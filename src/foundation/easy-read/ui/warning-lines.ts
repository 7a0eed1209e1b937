import type { TextLanguage } from '#contract/language.ts'
import { writtenFor } from '#contract/written-languages.ts'
import type { ContentWarnings } from '../warnings.contract.ts'
import { warningLabels } from './warning-labels.ts'

/** The note in the wanted language, else in the other; undefined if there is none. */
export function warningNote(
  { warning_note_en: en, warning_note_hi: hi }: ContentWarnings,
  wanted: TextLanguage,
): { language: TextLanguage; text: string } | undefined {
  const texts = { en, hi }
  const language = writtenFor(wanted, (one) => texts[one] !== '')
  return texts[language] ? { language, text: texts[language] } : undefined
}

/** The warnings and their note as plain lines; none if nothing was stated. */
export function warningLines(of: ContentWarnings, wanted: TextLanguage): string[] {
  const note = warningNote(of, wanted)
  return [...of.warnings.map((one) => warningLabels[one]()), ...(note ? [note.text] : [])]
}
