import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WrittenLanguage } from '#contract/written-languages.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { MOST_SEARCH_WORD_LETTERS } from '../search-query.contract.ts'

/**
 * SQL that normalises a word: lower case, no accents, nukta or joiners, one nasal dot, single spaces. `plainWord` does
 * the same and more.
 */
export const plainOf = (word: string) =>
  sql.raw(`btrim(regexp_replace(translate(pankh_plain(normalize(${word}, NFC)),
  U&'\\0901\\093C\\200B\\200C\\200D', U&'\\0902'), '[[:space:][:punct:]]+', ' ', 'g'))`)

/** Groups of synonyms for the search. */
export const searchSynonymGroups = pgTable('search_synonym_groups', {
  id: identity(),
  created_at: createdAt(),
  /** The words of a removed group, so that it can be restored. Searches ignore them. */
  removed_words: jsonb('removed_words').$type<{ language: WrittenLanguage; word: string }[]>(),
})

export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: identity(),
    group_id: integer('group_id')
      .notNull()
      .references(() => searchSynonymGroups.id, { onDelete: 'cascade' }),
    /** The script of the word: `en` for Latin letters, including romanised Hindi, `hi` for Devanagari. */
    language: text('language', { enum: ['en', 'hi'] }).notNull(),
    /** The word as administrators wrote it. */
    word: text('word').notNull(),
    /** Unique, so that a word is in one group only. */
    plain: text('plain')
      .notNull()
      .unique()
      .generatedAlwaysAs((): SQL => plainOf('word')),
    position: integer('position').notNull(),
  },
  (table) => [
    index('search_synonyms_of_group').on(table.group_id, table.position),
    check('search_synonyms_language_is_known', sql`${table.language} in ('en', 'hi')`),
    check(
      'search_synonyms_are_words',
      sql`${table.plain} <> '' and char_length(${table.word}) <= ${sql.raw(String(MOST_SEARCH_WORD_LETTERS))}`,
    ),
  ],
)
