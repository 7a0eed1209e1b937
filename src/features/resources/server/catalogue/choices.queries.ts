import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { Facet } from '../../resource-card.contract.ts'
import type { ResourceFilters } from '../../resources.contract.ts'
import { IDS_IN_BLOCK } from '../resource-facets.tables.ts'

// What is chosen of the facets: whether a resource meets it, and which listed ones do by the kept sets of bits
// (docs/decisions/022).

/** The terms chosen of a facet: a resource meets the choice by any of them. Not empty. */
export interface Choice {
  facet: Facet
  ids: readonly number[]
}

/** What is chosen of each facet. A list of one creator's is a choice too, which narrows what was chosen of creators. */
export function choicesOf(
  filters: ResourceFilters,
  { creator_id }: { creator_id?: number | undefined } = {},
) {
  const chosen = {
    age_group: filters.age_group,
    skill: filters.skill,
    tag: filters.tag,
    type: filters.resource_type,
    creator: filters.creator?.length ? filters.creator : undefined,
  }
  if (creator_id !== undefined) {
    const isChosen = chosen.creator?.includes(creator_id) ?? true
    chosen.creator = isChosen ? [creator_id] : []
    return choices(chosen, ({ ids, facet }) => facet === 'creator' || ids.length > 0)
  }
  return choices(chosen, ({ ids }) => ids.length > 0)
}

function choices(
  chosen: Partial<Record<Choice['facet'], number[] | undefined>>,
  isOne: (choice: Choice) => boolean,
) {
  return Object.entries(chosen)
    .map(([facet, ids]) => ({ facet, ids: [...new Set(ids)] }) as Choice)
    .filter(isOne)
}

/** Behind a column. One is said as one: then an index by it gives its order too, and one plan serves every term. */
export const isAmong = (ids: readonly number[]): SQL =>
  ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${idList(ids)})`

/** The facet as a literal of the statement, so that the planner knows it. */
export const named = (facet: Facet | 'all'): SQL => sql.raw(`'${facet}'`)

/** Whether a resource meets a choice. Takes the name of `resources`. */
export function isMet(resource: string, { facet, ids }: Choice): SQL {
  const r = sql.raw(resource)
  const among = isAmong(ids)
  if (facet === 'type') return sql`${r}.resource_type_id ${among}`
  if (facet === 'creator') return sql`${r}.creator_id ${among}`
  // The limit keeps the planner from joining: the list is read in its order, each resource asked for its terms.
  return sql`(select true from ${sql.raw(`resource_${facet}s`)} l
    where l.resource_id = ${r}.id and l.${sql.raw(`${facet}_id`)} ${among} limit 1)`
}

export const allMet = (resource: string, of: readonly Choice[]): SQL[] =>
  of.map((choice) => isMet(resource, choice))

/**
 * `chosen (facet, block, ids)`: for each choice the listed resources that meet it, for a `with` list.
 * The kept sets say it without looking at a resource.
 */
export function withChosen(choices: readonly Choice[]): SQL {
  const each = choices.map(
    ({ facet, ids }) => sql`select ${named(facet)} as facet, block, bit_or(ids) as ids from resource_facet_ids
      where facet = ${named(facet)} and term_id ${isAmong(ids)} group by block`,
  )
  return sql`chosen as materialized (${sql.join(each, sql` union all `)})`
}

/**
 * `(block, ids, n)` of what meets every choice, but one facet's where that is left out; for a `select` from
 * {@link withChosen}. Only blocks where something does, `n` resources.
 */
export function meetingAll(choices: readonly Choice[], { but }: { but?: Facet } = {}): SQL {
  const asked = choices.filter(({ facet }) => facet !== but).length
  const among = sql`from chosen ${but ? sql`where facet <> ${named(but)}` : sql``}`
  const met =
    asked === 1
      ? sql`select block, ids ${among}`
      : sql`select block, bit_and(ids) as ids ${among} group by block having count(*) = ${sql.raw(String(asked))}`
  // The offset keeps the planner from counting the bits anew wherever n is named.
  return sql`select * from (select block, ids, bit_count(ids) as n from (${met}) met offset 0) counted where n > 0`
}

/**
 * `matching (id)`: the resources that meet every choice, each once, for a `with` list. A set's text is parted at its
 * ones: what stands before each says its place.
 */
export function withMatching(choices: readonly Choice[]): SQL {
  const size = sql.raw(String(IDS_IN_BLOCK))
  return sql`${withChosen(choices)}, matching as materialized (
    select (block * ${size} + place)::int as id from (${meetingAll(choices)}) met
      cross join lateral (select sum(length(zeros)) over (order by nth) + nth - 1 as place
        from string_to_table(met.ids::text, '1') with ordinality as parts (zeros, nth)) places
    where place < ${size})`
}

/** How many listed resources meet every choice; all of them where nothing is chosen. Exact. */
export async function countMatching(db: Db, choices: readonly Choice[]): Promise<number> {
  const [first] = choices
  const isKept = choices.length === 0 || (choices.length === 1 && first?.ids.length === 1)
  const [counted] = await rows<{ n: number }>(
    db,
    isKept
      ? sql`select coalesce(sum(listed), 0)::int as n from resource_facet_counts
          where facet = ${named(first?.facet ?? 'all')} and term_id = ${first?.ids[0] ?? 0}`
      : sql`with ${withChosen(choices)}
          select coalesce(sum(n), 0)::int as n from (${meetingAll(choices)}) met`,
  )
  return counted?.n ?? 0
}
