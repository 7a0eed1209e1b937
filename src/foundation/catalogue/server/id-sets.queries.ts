import { type SQL, sql } from 'drizzle-orm'
import { IDS_IN_BLOCK } from './kept-facets.tables.ts'

// Sets of ids as a catalogue stores them: rows `(block, ids)`, with a bit for each id of the block.

const size = sql.raw(String(IDS_IN_BLOCK))

/** The empty set. */
export const noIds = sql.raw(`0::bit(${IDS_IN_BLOCK})`)

/** The block of an id. */
export const blockOf = (id: SQL): SQL => sql`${id} / ${size}`

/** The set of a single id, within its block. */
export const setOf = (id: SQL): SQL => sql`set_bit(${noIds}, ${id} % ${size}, 1)`

/** Whether the set for an id's block contains that id. */
export const isInSet = (id: SQL, set: SQL): SQL => sql`get_bit(${set}, ${id} % ${size}) = 1`

/**
 * The rows of `select (block, ids, …)`, repeated for each `id` in their sets, for a `from` clause. A set's text is
 * split at its ones; the length before each gives its position.
 */
export const idsIn = (select: SQL): SQL => sql`(select sets.*, (sets.block * ${size} + place)::int as id
    from (${select}) sets cross join lateral (select sum(length(zeros)) over (order by nth) + nth - 1 as place
      from string_to_table(sets.ids::text, '1') with ordinality as parts (zeros, nth)) places
    where place < ${size})`
