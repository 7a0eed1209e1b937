import { type SQL, sql } from 'drizzle-orm'
import type { Term, TextLanguage } from '#contract/wire.ts'
import {
  blockOf,
  idsIn,
  isAmong,
  isMet,
  named,
  noIds,
  setOf,
  withChosen,
} from '#foundation/catalogue/server/index.ts'
import { isNotBlockedBy } from '#foundation/creators/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { type Choice, LIBRARY } from '../catalogue/choices.queries.ts'
import { termsOf, withCards } from '../catalogue/resource-card.queries.ts'
import { isListed } from '../visible-resource.queries.ts'

/** A person's choices of the kinds that relevance is based on. */
export type Interest = Choice & { facet: 'skill' | 'tag' | 'age_group' }

export interface Wanted {
  viewer: { id: number }
  /** The person's choices, at least one. */
  choices: readonly Interest[]
  length: number
  language: TextLanguage
}

/** Relevance by the kinds that match (skill and tag 3 each, age 1), each with an expression for its set. */
const RELEVANCES = [
  [7, sql`skill & tag & age_group`],
  [6, sql`skill & tag & ~age_group`],
  [4, sql`(skill # tag) & age_group`],
  [3, sql`(skill # tag) & ~age_group`],
  [1, sql`~(skill | tag) & age_group`],
] as const
type Relevance = (typeof RELEVANCES)[number][0]

/**
 * Up to this many are read from their sets. If there are more, they are quick to find by likes, so only the most
 * liked are read.
 */
const FEW = 6_000
const MOST_LIKED = 48
/** How many of the most relevant and most liked are compared term by term. */
const MOST_NEAR = 200

/**
 * `relevant (relevance, block, ids)`: listed resources by others who aren't blocked, without the person's bookmarks,
 * from the stored sets alone.
 */
function withRelevant({ choices, viewer }: Pick<Wanted, 'choices' | 'viewer'>): SQL {
  const kinds = (['skill', 'tag', 'age_group'] as const).map(
    (facet) =>
      sql`coalesce(bit_or(ids) filter (where facet = ${named(facet)}), ${noIds}) as ${sql.raw(facet)}`,
  )
  const sets = RELEVANCES.map(([relevance, set]) => sql`(${sql.raw(String(relevance))}, ${set})`)
  return sql`${withChosen(LIBRARY, choices)},
    kinds as materialized (select block, ${sql.join(kinds, sql`, `)} from chosen group by block),
    own as materialized (select block, bit_or(ids) as ids from (
      select block, ids from resource_facet_ids where facet = ${named('creator')} and (term_id = ${viewer.id}
          or term_id = any(array(select blocked_id from blocks where blocker_id = ${viewer.id})))
      union all select ${blockOf(sql`resource_id`)}, bit_or(${setOf(sql`resource_id`)})
        from resource_bookmarks where user_id = ${viewer.id} group by 1) kept group by block),
    relevant as materialized (select relevance, block, sets.ids & ~coalesce(own.ids, ${noIds}) as ids
      from kinds left join own using (block)
        cross join lateral (values ${sql.join(sets, sql`, `)}) sets (relevance, ids))`
}

export type RelevanceCounts = { relevance: Relevance; n: number }[]

/** How many there are of each relevance, highest first. */
export function countRelevant(db: Db, wanted: Wanted): Promise<RelevanceCounts> {
  return rows(
    db,
    sql`with ${withRelevant(wanted)}
      select relevance, sum(bit_count(ids))::int as n from relevant group by relevance having sum(bit_count(ids)) > 0
      order by relevance desc`,
  )
}

/** Most relevant first, ties by the number of matching terms, then by likes. */
export async function selectRelevant(
  db: Db,
  wanted: Wanted & { counts: RelevanceCounts },
): Promise<(ResourceCard & { tags: Term[] })[]> {
  const { choices, viewer, length, language } = wanted
  const shared = choices.map(
    ({ facet, ids }) => sql`(select count(*) from ${sql.raw(`resource_${facet}s`)} l
      where l.resource_id = likely.id and l.${sql.raw(`${facet}_id`)} ${isAmong(ids)})`,
  )
  const found = await rows<{ id: number; tags: Term[] }>(
    db,
    sql`with ${withNear(wanted)},
      likely as materialized (select r.id, near.relevance, r.likes_count from near join resources r on r.id = near.id
        where ${isListed('r')} order by near.relevance desc, r.likes_count desc, r.id desc limit ${MOST_NEAR}),
      counted as (select likely.*, ${sql.join(shared, sql` + `)} as terms from likely)
      select r.id, ${termsOf('tag', language)} as tags from counted r
      order by r.relevance desc, r.terms desc, r.likes_count desc, r.id desc limit ${length}`,
  )
  return withCards(db, found, { viewer, language })
}

/** `near (id, relevance)`: the most relevant, enough for the length, but limited in number. */
function withNear({ counts, ...wanted }: Wanted & { counts: RelevanceCounts }): SQL {
  const { last, n } = lastRelevance(counts, wanted.length)
  const isMany = n > FEW
  const sets = sql`select * from relevant where relevance ${isMany ? sql`>` : sql`>=`} ${last} and bit_count(ids) > 0`
  const read = sql`select id, relevance from ${idsIn(sets)} read`
  // Subqueries with a limit keep the planner from joining, and the order of nulls matches the index, so that it is
  // read in order.
  const liked = sql`select id, ${last}::int as relevance from (select r.id from resources r
    where ${isListed('r')} and ${isAtLeast(last, wanted.choices)} and r.creator_id is distinct from ${wanted.viewer.id}
      and ${isNotBlockedBy(wanted.viewer.id, sql`r.creator_id`)}
      and (select true from resource_bookmarks k
        where k.user_id = ${wanted.viewer.id} and k.resource_id = r.id limit 1) is null
    order by r.likes_count desc nulls last, r.id desc nulls last limit ${MOST_LIKED}) liked`
  const all = isMany ? sql`${read} union all ${liked}` : read
  return sql`${withRelevant(wanted)},
    near as materialized (select id, max(relevance) as relevance from (${all}) found group by id)`
}

/** The relevance at which there are enough, and how many have it. Those above it are fewer than the length. */
function lastRelevance(counts: RelevanceCounts, length: number): { last: Relevance; n: number } {
  let sum = 0
  for (const { relevance, n } of counts) {
    sum += n
    if (sum >= length) return { last: relevance, n }
  }
  const least = counts.at(-1)
  return { last: least?.relevance ?? 1, n: least?.n ?? 0 }
}

/** Whether a resource has at least this relevance; for `resources r`. */
function isAtLeast(relevance: Relevance, choices: readonly Interest[]): SQL {
  const met = (facet: Interest['facet']) => {
    const choice = choices.find((one) => one.facet === facet)
    return choice ? sql`coalesce(${isMet(LIBRARY, 'r', choice)}, false)` : sql`false`
  }
  const [skill, tag, age] = [met('skill'), met('tag'), met('age_group')]
  return {
    7: sql`(${skill} and ${tag} and ${age})`,
    6: sql`(${skill} and ${tag})`,
    4: sql`((${skill} or ${tag}) and ${age})`,
    3: sql`(${skill} or ${tag})`,
    1: age,
  }[relevance]
}
