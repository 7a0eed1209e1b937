import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { FACETS } from '../resource-card.contract.ts'

/**
 * How many listed resources have a term, maintained by triggers; the term of `all` is 0. Counting a million rows on
 * every visit would be too slow.
 */
export const resourceFacetCounts = pgTable(
  'resource_facet_counts',
  {
    facet: text('facet', { enum: ['all', ...FACETS] }).notNull(),
    term_id: integer('term_id').notNull(),
    listed: integer('listed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.facet, table.term_id] }),
    index('resource_facet_counts_most').on(table.facet, table.listed.desc()),
    check('resource_facet_counts_are_not_negative', sql`${table.listed} >= 0`),
  ],
)

/** Resources per row of `resource_facet_ids`: its bits take two kilobytes. */
export const IDS_IN_BLOCK = 16_384
const idsOfBlock = customType<{ data: string }>({ dataType: () => `bit(${IDS_IN_BLOCK})` })

/**
 * Which listed resources have a term, one bit each: the resource `block * IDS_IN_BLOCK + place` is the bit at that
 * place. Combined filters are counted with `&`, for a million resources within milliseconds (docs/decisions/022).
 */
export const resourceFacetIds = pgTable(
  'resource_facet_ids',
  {
    facet: text('facet', { enum: FACETS }).notNull(),
    term_id: integer('term_id').notNull(),
    block: integer('block').notNull(),
    ids: idsOfBlock('ids').notNull(),
  },
  (table) => [primaryKey({ columns: [table.facet, table.term_id, table.block] })],
)

/**
 * Words of listed resources as spelled, with the number of resources that have each: used to correct misspelled
 * searches.
 */
export const resourceWords = pgTable(
  'resource_words',
  {
    word: text('word').primaryKey(),
    listed: integer('listed').notNull(),
  },
  (table) => [index('resource_words_alike').using('gin', table.word.op('gin_trgm_ops'))],
)
