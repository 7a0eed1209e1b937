import type { TextLanguage } from '#contract/wire.ts'
import { WRITTEN_LANGUAGES } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import type { LocalizedText } from '#platform/db/columns.ts'

const inBoth = (words: (inputs: Record<string, never>, options: { locale: TextLanguage }) => string) =>
  Object.fromEntries(WRITTEN_LANGUAGES.map((locale) => [locale, words({}, { locale })])) as LocalizedText

/** The words of the four steps in a new program, for its organiser to change. */
export const usualSteps = (): { title: LocalizedText; description: LocalizedText }[] => [
  { title: inBoth(m.awareness_admin_step_1_title), description: inBoth(m.awareness_admin_step_1_text) },
  { title: inBoth(m.awareness_admin_step_2_title), description: inBoth(m.awareness_admin_step_2_text) },
  { title: inBoth(m.awareness_admin_step_3_title), description: inBoth(m.awareness_admin_step_3_text) },
  { title: inBoth(m.awareness_admin_step_4_title), description: inBoth(m.awareness_admin_step_4_text) },
]
