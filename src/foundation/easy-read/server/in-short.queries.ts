import { type SQL, sql } from 'drizzle-orm'
import { inBothOf, inBothTexts } from '#platform/db/both-languages.ts'
import type { InShortForm } from '../easy-read.contract.ts'
import type { ContentWarnings } from '../warnings.contract.ts'

/** The form's fields as select columns; `alias` is the table's. */
export const inShortColumns = (alias: string): SQL =>
  sql`${inBothOf(alias, 'in_short')}, ${symbolsOf(alias)} as in_short_symbols`

export const warningColumnsOf = (alias: string): SQL =>
  sql`to_jsonb(${sql.raw(alias)}.warnings) as warnings, ${inBothOf(alias, 'warning_note')}`

/** The select column of the easy-read text, as {@link asEasyRead} expects it. */
export const easyReadColumn = (alias: string): SQL => sql`json_build_object(
    'en', coalesce(${inShortIn(alias, 'en')}, ''), 'hi', coalesce(${inShortIn(alias, 'hi')}, ''),
    'symbols', ${symbolsOf(alias)}) as easy_read`

/** The select column of warnings, with the wire's names. */
export const warningsColumn = (alias: string): SQL => sql`json_build_object(
    'warnings', to_jsonb(${sql.raw(alias)}.warnings),
    'warning_note_en', coalesce(${sql.raw(alias)}.warning_note ->> 'en', ''),
    'warning_note_hi', coalesce(${sql.raw(alias)}.warning_note ->> 'hi', '')) as content_warnings`

const symbolsOf = (alias: string) => sql`to_jsonb(${sql.raw(alias)}.in_short_symbols)`
const inShortIn = (alias: string, language: string) => sql.raw(`${alias}.in_short ->> '${language}'`)

/** The form's values as columns to write. */
export const inShortValues = (form: InShortForm) => ({
  in_short: inBothTexts(form.in_short_en, form.in_short_hi),
  in_short_symbols: form.in_short_symbols,
})

export const warningValues = (form: ContentWarnings) => {
  const note = inBothTexts(form.warning_note_en, form.warning_note_hi)
  return { warnings: form.warnings, warning_note: Object.keys(note).length > 0 ? note : null }
}
