import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'

/** A text by an organiser, in at least one language. */
export type LocalizedText = { [language in TextLanguage]?: string }

/** `title: localizedText('title')` */
export const localizedText = (name: string) => jsonb(name).$type<LocalizedText>()
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** The text in the requested language, or in another one that exists. */
export function textIn(column: AnyPgColumn | SQL, language: string | SQL): SQL<string> {
  return sql<string>`coalesce(${column} ->> ${language}::text, ${column} ->> 'en', ${column} ->> 'hi')`
}

/** The language of the text that `textIn` returns. */
export function textLanguageOf(column: AnyPgColumn | SQL, language: string): SQL<TextLanguage> {
  return sql<TextLanguage>`case when ${column} ? ${language}::text then ${language}::text
    when ${column} ? 'en' then 'en' else 'hi' end`
}

/** A text in exactly this language; empty if there is none. */
export function wordsIn(column: AnyPgColumn | SQL, language: string): SQL<string> {
  return sql<string>`coalesce(${textIn(column, language)}, '')`
}

/** The language in which we write to a person: their own if pages and emails exist in it, else English. */
export function pageLanguage(column: SQL): SQL<TextLanguage> {
  return sql<TextLanguage>`case when ${column} = any(string_to_array(${TEXT_LANGUAGES.join()}, ',')) then ${column} else 'en' end`
}

/** The language of a person or an email. Only its form is checked: `messages/` decides which languages exist. */
export const isShapedAsLanguage = (column: AnyPgColumn) => sql`${column} ~ '^[a-z]{2,3}$'`

/** Constraint: at least one language has text, and nothing else is stored. */
export function hasText(column: AnyPgColumn): SQL {
  return sql`(coalesce(${column} ->> 'en', '') <> '' or coalesce(${column} ->> 'hi', '') <> '')`
}

/** ISO 8601 in UTC, whatever the driver. */
export function isoUtc(moment: AnyPgColumn | SQL): SQL<string | null> {
  return sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** SQL: a moment like {@link isoUtc}, to the millisecond: it can name a version. */
export function isoUtcExactly(moment: SQL): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
