import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { isMet, meetingAll, named, withChosen } from '#foundation/catalogue/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { Facet } from '../../resource-card.contract.ts'
import type { ResourceFacets } from '../../resources.contract.ts'
import { isListed } from '../visible-resource.queries.ts'
import { type Choice, LIBRARY } from './choices.queries.ts'
import type { ListedSearch } from './resource-search.queries.ts'

/** The most creators offered besides those chosen. */
const MOST_CREATORS = 20
const cap = sql.raw(String(RECORDS_TOTAL_CAP))

interface FacetsWanted {
  choices: readonly Choice[]
  search: ListedSearch | undefined
  language: TextLanguage
}

/** How a facet's terms are counted: a `with` list, and `(id, n)` for each facet. */
interface Counting {
  parts: SQL | null
  countsOf(facet: Facet): SQL
  isCapped: SQL<boolean>
}

/** All facets in one query: each counts the resources that match the choices of every other facet. */
export async function selectResourceFacets(db: Db, wanted: FacetsWanted): Promise<ResourceFacets> {
  const { choices, search, language } = wanted
  const { parts, countsOf, isCapped } = search ? countFound(choices, search) : countKept(choices)
  const chosen = (facet: Facet) => idList(choices.find((choice) => choice.facet === facet)?.ids ?? [])
  const terms = (facet: Exclude<Facet, 'creator'>, table: string, more = sql``): SQL =>
    sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)} ${more},
          'count', coalesce(c.n, 0)) order by t.position, t.id), '[]')
      from ${sql.raw(table)} t left join (${countsOf(facet)}) c on c.id = t.id
      where not t.is_hidden and (c.n > 0 or t.id = any(${chosen(facet)})))`
  const creators = sql`(select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', n) order by n desc, id), '[]')
    from (select u.id, ${wholeName('u')} as name, coalesce(c.n, 0) as n,
        row_number() over (order by c.n desc nulls last, u.id) as place
      from (${countsOf('creator')}) c full join (select term_id as id from resource_facet_counts
          where facet = 'creator' and listed > 0 and term_id = any(${chosen('creator')})) k on k.id = c.id
        join users u on u.id = coalesce(c.id, k.id) and u.disabled_at is null) creators
    where n > 0 and place <= ${MOST_CREATORS} or id = any(${chosen('creator')}))`
  const [facets] = await rows<ResourceFacets>(
    db,
    sql`${parts ? sql`with ${parts}` : sql``}
      select ${terms('age_group', 'age_groups')} as age_groups, ${terms('skill', 'skills')} as skills,
        ${terms('tag', 'tags')} as tags, ${terms('type', 'resource_types', sql`, 'key', t.key`)} as types,
        ${creators} as creators, ${isCapped} as counts_are_capped`,
  )
  if (!facets) throw new Error('the facets query returned no row')
  return facets
}

/**
 * Counts facets without a search, from what triggers maintain, without reading any resource. With a choice, blocks are
 * read newest first, until as many match as are counted at all.
 */
function countKept(choices: readonly Choice[]): Counting {
  const met = [
    { name: 'met_all', of: meetingAll(choices) },
    ...choices.map(({ facet }) => ({ name: `met_but_${facet}`, of: meetingAll(choices, { but: facet }) })),
  ]
  const parts = met.map(
    ({ name, of }) => sql`${sql.raw(name)} as materialized (select block, ids,
      coalesce(sum(n) over (order by block desc rows between unbounded preceding and 1 preceding), 0) as before
      from (${of}) met)`,
  )
  const beyond = met.map(({ name }) => sql`exists (select from ${sql.raw(name)} where before >= ${cap})`)
  return {
    parts: choices.length > 0 ? sql.join([withChosen(LIBRARY, choices), ...parts], sql`, `) : null,
    countsOf(facet) {
      const isChosen = choices.some((choice) => choice.facet === facet)
      const offered = offeredTerms(choices, facet)
      if (choices.length === (isChosen ? 1 : 0)) return offered
      // The few rows of each block are looked up by the whole key; with a join, the planner would read every block of
      // the terms.
      return sql`select id, sum(n)::int as n from ${sql.raw(isChosen ? `met_but_${facet}` : 'met_all')} met
          cross join lateral (select b.term_id as id, bit_count(b.ids & met.ids) as n from resource_facet_ids b
            where b.facet = ${named(facet)} and b.block = met.block
              and b.term_id = any(array(select id from (${offered}) offered)) offset 0) counted
        where met.before < ${cap} group by id`
    },
    isCapped: choices.length > 0 ? sql<boolean>`(${sql.join(beyond, sql` or `)})` : sql<boolean>`false`,
  }
}

/**
 * `(id, n)` of all listed resources. Of many thousand creators, only those with the most resources and those chosen.
 */
function offeredTerms(choices: readonly Choice[], facet: Facet): SQL {
  const all = sql`select term_id as id, listed as n from resource_facet_counts where facet = ${named(facet)}`
  if (facet !== 'creator') return all
  const chosen = choices.find((choice) => choice.facet === facet)?.ids ?? []
  return sql`(${all} order by listed desc nulls last, term_id limit ${MOST_CREATORS}) union ${all} and term_id = any(${idList(chosen)})`
}

/**
 * Counts facets with a search: the resources found, each with the chosen facets that it misses. A resource that misses
 * two counts nowhere.
 */
function countFound(choices: readonly Choice[], search: ListedSearch): Counting {
  const misses = choices.map(
    (choice) => sql`case when ${isMet(LIBRARY, 'r', choice)} then null else ${choice.facet}::text end`,
  )
  const missed = misses.length > 0 ? sql`concat_ws(' ', ${sql.join(misses, sql`, `)})` : sql`''`
  return {
    parts: sql`found as materialized (select unnest(${idList(search.ids)}) as id), seen as materialized (
      select r.id, r.resource_type_id as type_id, r.creator_id, ${missed} as missed
      from found join resources r on r.id = found.id where ${isListed('r')})`,
    countsOf(facet) {
      const isColumn = facet === 'type' || facet === 'creator'
      const term = sql.raw(isColumn ? `seen.${facet}_id` : `l.${facet}_id`)
      const link = isColumn ? sql`` : sql.raw(`join resource_${facet}s l on l.resource_id = seen.id`)
      return sql`select ${term} as id, count(*)::int as n from seen ${link}
        where seen.missed in ('', ${facet}::text) and ${term} is not null group by 1`
    },
    isCapped: sql<boolean>`${search.isCapped}::boolean`,
  }
}

type Topic = { id: number; name: string; count: number }

/** Tags and skills of listed resources, most used first. */
export async function selectResourceTopics(
  db: Db,
  { language, most }: { language: TextLanguage; most: number },
): Promise<{ tags: Topic[]; skills: Topic[] }> {
  const topics = (facet: Facet, table: string) =>
    rows<Topic>(
      db,
      sql`select t.id, ${textIn(sql`t.name`, language)} as name, c.listed as count
        from resource_facet_counts c join ${sql.raw(table)} t on t.id = c.term_id
        where c.facet = ${named(facet)} and c.listed > 0 and not t.is_hidden
        order by c.listed desc, t.position, t.id limit ${most}`,
    )
  return { tags: await topics('tag', 'tags'), skills: await topics('skill', 'skills') }
}
