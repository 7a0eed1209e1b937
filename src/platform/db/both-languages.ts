import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from './columns.ts'

/** What a form says in English and Hindi, as a column: only the languages that it was written in. */
export const inBothTexts = (en: string, hi: string): LocalizedText => ({
  ...(en ? { en } : {}),
  ...(hi ? { hi } : {}),
})

/** A column of localized text as the two fields of a form, `{column}_en` and `{column}_hi`; empty where there is none. */
export const inBothOf = (alias: string, column: string): SQL => {
  const from = sql.raw(`${alias}.${column}`)
  return sql`coalesce(${from} ->> 'en', '') as ${sql.raw(`${column}_en`)},
    coalesce(${from} ->> 'hi', '') as ${sql.raw(`${column}_hi`)}`
}

/** A pattern for `ilike` that finds the words as they stand. */
export const likeWords = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
