import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { idsIn } from './id-sets.queries.ts'

// Choices of facets: whether a thing matches them, and which things do, by the stored bit sets (docs/decisions/022).

/**
 * A list with filters. Its things are the rows of `{thing}s`; their terms are columns or rows of `{thing}_{facet}s`.
 */
export interface Catalogue<Facet extends string = string> {
  thing: 'event' | 'resource'
  /** Facets whose term is a column of the thing, each with the condition that its value is one of some ids. */
  columns: Partial<Record<Facet, (row: SQL, isAmong: SQL) => SQL>>
  /** Facets whose links are named differently: `speaker` for `event_speakers.speaker_id`. */
  links?: Partial<Record<Facet, string>>
}

/** The terms chosen for a facet: a thing matches by any of them. Not empty. */
export interface Choice<Facet extends string = string> {
  facet: Facet
  ids: readonly number[]
}

/** The facets with a choice. */
export const choicesIn = <Facet extends string>(
  chosen: Partial<Record<Facet, readonly number[] | undefined>>,
): Choice<Facet>[] =>
  (Object.keys(chosen) as Facet[])
    .map((facet) => ({ facet, ids: [...new Set(chosen[facet])] }))
    .filter(({ ids }) => ids.length > 0)

/**
 * The condition that follows a column. A single id is compared with `=`, so that an index also gives its order, and one
 * plan serves every term.
 */
export const isAmong = (ids: readonly number[]): SQL =>
  ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${idList(ids)})`

/** The facet as a literal, so that the planner knows it. */
export const named = (facet: string): SQL => sql.raw(`'${facet}'`)

/** A table of a catalogue that triggers maintain. */
export const kept = (
  { thing }: Pick<Catalogue, 'thing'>,
  what: 'facet_counts' | 'facet_ids' | 'words',
): SQL => sql.raw(`${thing}_${what}`)

/** Whether a thing matches a choice. `row` is its alias in the statement. */
export function isMet(catalogue: Catalogue, row: string, { facet, ids }: Choice): SQL {
  const column = catalogue.columns[facet]
  if (column) return column(sql.raw(row), isAmong(ids))
  const link = catalogue.links?.[facet] ?? facet
  // The limit keeps the planner from joining: the list is read in its order, and each thing's terms are looked up.
  return sql`(select true from ${sql.raw(`${catalogue.thing}_${link}s`)} l
    where l.${sql.raw(`${catalogue.thing}_id`)} = ${sql.raw(row)}.id and l.${sql.raw(`${link}_id`)} ${isAmong(ids)} limit 1)`
}

export const allMet = (catalogue: Catalogue, row: string, of: readonly Choice[]): SQL[] =>
  of.map((choice) => isMet(catalogue, row, choice))

/**
 * `chosen (facet, block, ids)` for a `with` list: the sets of things that match each choice, without reading any thing.
 */
export function withChosen(catalogue: Catalogue, choices: readonly Choice[]): SQL {
  const each = choices.map(
    ({
      facet,
      ids,
    }) => sql`select ${named(facet)} as facet, block, bit_or(ids) as ids from ${kept(catalogue, 'facet_ids')}
      where facet = ${named(facet)} and term_id ${isAmong(ids)} group by block`,
  )
  return sql`chosen as materialized (${sql.join(each, sql` union all `)})`
}

/**
 * `(block, ids, n)` of the things that match every choice, except the choice of the facet `but`; for a `select` from
 * {@link withChosen}. Contains only blocks with matches, `n` per block.
 */
export function meetingAll(choices: readonly Choice[], { but }: { but?: string | undefined } = {}): SQL {
  const asked = choices.filter(({ facet }) => facet !== but).length
  const among = sql`from chosen ${but ? sql`where facet <> ${named(but)}` : sql``}`
  const met =
    asked === 1
      ? sql`select block, ids ${among}`
      : sql`select block, bit_and(ids) as ids ${among} group by block having count(*) = ${sql.raw(String(asked))}`
  // The offset keeps the planner from counting the bits again wherever n is used.
  return sql`select * from (select block, ids, bit_count(ids) as n from (${met}) met offset 0) counted where n > 0`
}

/** `matching (id)` for a `with` list: the things that match every choice, each once. */
export const withMatching = (catalogue: Catalogue, choices: readonly Choice[]): SQL =>
  sql`${withChosen(catalogue, choices)}, matching as materialized (select id from ${idsIn(meetingAll(choices))} met)`

/** How many stored things match every choice; without a choice, all of them. Exact. */
export async function countMatching(
  db: Db,
  catalogue: Catalogue,
  choices: readonly Choice[],
): Promise<number> {
  const [counted] = await rows<{ n: number }>(db, matchingCount(catalogue, choices))
  return counted?.n ?? 0
}

function matchingCount(catalogue: Catalogue, choices: readonly Choice[]): SQL {
  const [first] = choices
  if (choices.length === 0 || (choices.length === 1 && first?.ids.length === 1))
    return sql`select coalesce(sum(listed), 0)::int as n from ${kept(catalogue, 'facet_counts')}
      where facet = ${named(first?.facet ?? 'all')} and term_id = ${first?.ids[0] ?? 0}`
  return sql`with ${withChosen(catalogue, choices)}
    select coalesce(sum(n), 0)::int as n from (${meetingAll(choices)}) met`
}
