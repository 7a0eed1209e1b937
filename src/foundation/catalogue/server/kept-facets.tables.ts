import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The ids that one row of a set covers: its bits fill two kilobytes. */
export const IDS_IN_BLOCK = 16_384
const idsOfBlock = customType<{ data: string }>({ dataType: () => `bit(${IDS_IN_BLOCK})` })

/**
 * What triggers maintain for a catalogue (docs/decisions/022): how many of its things have a term, which ones, and the
 * words of their texts. The table of things is named `{thing}s`.
 */
export const keptFacetTables = (thing: string) => ({
  /** How many things have a term; the term of the facet `all` is 0. */
  counts: pgTable(
    `${thing}_facet_counts`,
    {
      facet: text('facet').notNull(),
      term_id: integer('term_id').notNull(),
      listed: integer('listed').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.facet, table.term_id] }),
      index(`${thing}_facet_counts_most`).on(table.facet, table.listed.desc()),
      check(`${thing}_facet_counts_are_not_negative`, sql`${table.listed} >= 0`),
    ],
  ),
  /** Which things have a term, one bit each: bit `place` stands for the thing `block * IDS_IN_BLOCK + place`. */
  ids: pgTable(
    `${thing}_facet_ids`,
    {
      facet: text('facet').notNull(),
      term_id: integer('term_id').notNull(),
      block: integer('block').notNull(),
      ids: idsOfBlock('ids').notNull(),
    },
    (table) => [primaryKey({ columns: [table.facet, table.term_id, table.block] })],
  ),
  /** Words as they are spelled, each with the number of texts that have it, to correct typing errors. */
  words: pgTable(
    `${thing}_words`,
    { word: text('word').primaryKey(), listed: integer('listed').notNull() },
    (table) => [index(`${thing}_words_alike`).using('gin', table.word.op('gin_trgm_ops'))],
  ),
})
