import { TEXT_LANGUAGES, type TextLanguage } from '#contract/wire.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Passport } from '../../passport.contract.ts'
import { textIn } from '../issued-sheet.ts'
import { selectOutcomes, selectSkills, selectTotals } from './passport.queries.ts'

/** What the person has learned, across all their valid certificates. */
export async function findPassport(
  db: Db,
  of: { user_id: number; language: TextLanguage },
): Promise<Passport> {
  const { user_id, language } = of
  const totals = await selectTotals(db, user_id)
  const outcomes = (await selectOutcomes(db, user_id)).flatMap((text) => linesOf(text, language))
  const firsts = new Map(outcomes.map((outcome) => [outcome.text, outcome]))
  return { ...totals, outcomes: [...firsts.values()], skills: await selectSkills(db, of) }
}

/** Outcomes are stored one per line. */
function linesOf(text: LocalizedText, wanted: TextLanguage): Passport['outcomes'] {
  if (!TEXT_LANGUAGES.some((language) => text[language])) return []
  const [words, text_language] = textIn(text, wanted)
  const lines = words.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) => ({ text: line, text_language }))
}
