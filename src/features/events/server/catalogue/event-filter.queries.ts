import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventFacets } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { choicesOf, type Facet, foundBy, type ListOfEvents } from './event-list.queries.ts'

interface FacetsWanted extends Pick<ListOfEvents, 'filters' | 'query' | 'now'> {
  language: TextLanguage
}

/** Speakers that are offered; a chosen one always is. */
const MOST_CREATORS = 12

/** All facets in one query: each counts the events that match every other facet's choice. */
export async function selectEventFacets(
  db: Db,
  { filters, query, language, now }: FacetsWanted,
): Promise<EventFacets> {
  const counted = (facet: 'age_group' | 'skill' | 'tag' | 'type'): SQL => {
    const isType = facet === 'type'
    const chosen = `{${(filters[facet] ?? []).join(',')}}`
    const term = isType ? sql`listed.event_type_id` : sql.raw(`l.${facet}_id`)
    const link = isType ? sql`` : sql`join ${sql.raw(`event_${facet}s`)} l on l.event_id = listed.id`
    return sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)},
          'count', coalesce(c.n, 0)) order by t.position, t.id), '[]')
      from ${sql.raw(isType ? 'event_types' : `${facet}s`)} t left join (
        select ${term} as id, count(*)::int as n from listed ${link} where ${countsFor(facet)} group by 1) c on c.id = t.id
      where not t.is_hidden and (c.n > 0 or t.id = any(${chosen}::int[])))`
  }
  const creators = sql`(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
        'count', coalesce(c.n, 0)) order by c.n desc nulls last, s.id), '[]')
    from speakers s left join (
      select l.speaker_id as id, count(*)::int as n, row_number() over (order by count(*) desc, l.speaker_id) as place
      from listed join event_speakers l on l.event_id = listed.id where ${countsFor('creator')} group by 1) c on c.id = s.id
    where c.place <= ${MOST_CREATORS} or s.id = any(${`{${(filters.creator ?? []).join(',')}}`}::int[]))`
  const { withFound, joinFound } = foundBy(query)
  const [facets] = await rows<EventFacets>(
    db,
    sql`with ${withFound} listed as materialized (
        select e.id, e.event_type_id, e.access_language as language, e.access_captions <> 'none' as captions,
          e.access_sign_language as sign_language, ${missedBy(filters)} as missed
        from events e ${joinFound} left join event_recordings r on r.event_id = e.id
        where ${isListed('e', 'r', now)})
      select ${counted('age_group')} as age_groups, ${counted('skill')} as skills,
        ${counted('tag')} as tags, ${counted('type')} as types, ${creators} as creators,
        (select coalesce(json_agg(json_build_object('id', language, 'count', n) order by n desc, language), '[]')
          from (select language, count(*)::int as n from listed where ${countsFor('language')} group by 1) l) as languages,
        (select count(*)::int from listed where captions and ${countsFor('captions')}) as captions,
        (select count(*)::int from listed where sign_language and ${countsFor('sign_language')}) as sign_language`,
  )
  if (!facets) throw new Error('the facets query answered no row')
  return facets
}

/** The names of the chosen facets that an event misses; one that misses two counts nowhere. */
function missedBy(filters: ListOfEvents['filters']): SQL {
  const misses = choicesOf(filters).map(
    ({ facet, isMet }) => sql`case when ${isMet} then null else ${facet}::text end`,
  )
  return misses.length > 0 ? sql`concat_ws(' ', ${sql.join(misses, sql`, `)})` : sql`''`
}

/** A facet's own choice does not narrow its own counts: another term of it would widen the list. */
const countsFor = (facet: Facet) => sql`listed.missed in ('', ${facet}::text)`

type Topic = { id: number; name: string; count: number }

/** Tags and skills of listed events, most used first. */
export async function selectEventTopics(
  db: Db,
  { language, now, most }: { language: TextLanguage; now: Date; most: number },
): Promise<{ tags: Topic[]; skills: Topic[] }> {
  const topics = (table: string, link: string, column: string) =>
    rows<Topic>(
      db,
      sql`select t.id, ${textIn(sql`t.name`, language)} as name, count(*)::int as count
        from events e left join event_recordings r on r.event_id = e.id
          join ${sql.raw(link)} l on l.event_id = e.id join ${sql.raw(table)} t on t.id = l.${sql.raw(column)}
        where ${isListed('e', 'r', now)} and not t.is_hidden
        group by t.id order by count(*) desc, t.position, t.id limit ${most}`,
    )
  return {
    tags: await topics('tags', 'event_tags', 'tag_id'),
    skills: await topics('skills', 'event_skills', 'skill_id'),
  }
}

const linksTo = {
  skills: sql`select event_id from event_skills where skill_id`,
  tags: sql`select event_id from event_tags where tag_id`,
} as const

/** Events with a term in the order of their ids, locked until the transaction ends. */
export async function selectEventsWith(
  tx: Db,
  { list, id, after, most }: { list: keyof typeof linksTo; id: number; after: number; most: number },
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select e.id from events e where e.id in (${linksTo[list]} = ${id}) and e.id > ${after}
      order by e.id limit ${most} for no key update`,
  )
  return found.map((event) => event.id)
}
