import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'

/** A text that an organiser writes, in the languages it was written in. At least one is there. */
export type LocalizedText = { [language in TextLanguage]?: string }

/** `title: localizedText('title')` */
export const localizedText = (name: string) => jsonb(name).$type<LocalizedText>()
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** The text in the requested language, else in the available one. */
export function textIn(column: AnyPgColumn | SQL, language: string | SQL): SQL<string> {
  return sql<string>`coalesce(${column} ->> ${language}::text, ${column} ->> 'en', ${column} ->> 'hi')`
}

/** The language in which `textIn` gives it. */
export function textLanguageOf(column: AnyPgColumn | SQL, language: string): SQL<TextLanguage> {
  return sql<TextLanguage>`case when ${column} ? ${language}::text then ${language}::text
    when ${column} ? 'en' then 'en' else 'hi' end`
}

/** A text in a language, empty where nothing was written. */
export function wordsIn(column: AnyPgColumn | SQL, language: string): SQL<string> {
  return sql<string>`coalesce(${textIn(column, language)}, '')`
}

/** The language in which we speak to people of a named one: itself where pages and mails come in it, else English. */
export function pageLanguage(column: SQL): SQL<TextLanguage> {
  return sql<TextLanguage>`case when ${column} = any(string_to_array(${TEXT_LANGUAGES.join()}, ',')) then ${column} else 'en' end`
}

/** A language stored with people and mails. `messages/` defines the languages, not a migration. */
export const isShapedAsLanguage = (column: AnyPgColumn) => sql`${column} ~ '^[a-z]{2,3}$'`

/** The fact that at least one language is there and nothing else is. */
export function hasText(column: AnyPgColumn): SQL {
  return sql`(coalesce(${column} ->> 'en', '') <> '' or coalesce(${column} ->> 'hi', '') <> '')`
}

/** ISO 8601 in UTC, whatever the driver. */
export function isoUtc(moment: AnyPgColumn | SQL): SQL<string | null> {
  return sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
