import { type SQL, sql } from 'drizzle-orm'
import type { WrittenLanguage } from '#contract/written-languages.ts'
import type { LocalizedText } from './columns.ts'

/** A form's English and Hindi texts as a column: only the languages that were filled in. */
export const inBothTexts = (en: string, hi: string): LocalizedText => ({
  ...(en ? { en } : {}),
  ...(hi ? { hi } : {}),
})

type InBoth<Name extends string> = Readonly<Record<`${Name}_${WrittenLanguage}`, string>>

/** The texts of a form by column name. */
export function textColumns<Name extends string>(names: readonly Name[], form: InBoth<NoInfer<Name>>) {
  const columns = names.map((name) => [name, inBothTexts(form[`${name}_en`], form[`${name}_hi`])])
  return Object.fromEntries(columns) as Record<Name, LocalizedText>
}

/** Columns of a text in both languages; null if nothing was written. */
export function nullableTextColumns<Name extends string>(
  names: readonly Name[],
  form: InBoth<NoInfer<Name>>,
) {
  const columns = Object.entries<LocalizedText>(textColumns(names, form))
  const orNull = columns.map(([name, text]) => [name, Object.keys(text).length > 0 ? text : null])
  return Object.fromEntries(orNull) as Record<Name, LocalizedText | null>
}

/** Localized columns as form fields, `{column}_en` and `{column}_hi`; empty if there is no text. */
export function inBothOf(alias: string, ...columns: string[]): SQL {
  const each = columns.map((column) => {
    const from = sql.raw(`${alias}.${column}`)
    return sql`coalesce(${from} ->> 'en', '') as ${sql.raw(`${column}_en`)},
      coalesce(${from} ->> 'hi', '') as ${sql.raw(`${column}_hi`)}`
  })
  return sql.join(each, sql`, `)
}

/** A `like` pattern for texts that begin with these words, literally. */
export const likeStart = (words: string) => `${words.replace(/[\\%_]/g, '\\$&')}%`

/** An `ilike` pattern for texts that contain these words, literally. */
export const likeWords = (words: string) => `%${likeStart(words)}`
