import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventFacets, EventFilters } from '../events.contract.ts'
import { eventsWithRecordings, statusAt } from './event-card.queries.ts'
import { type Facet, matches } from './event-list.queries.ts'

/** All facets in one query: each counts the events that match every other facet's choice. */
export async function selectEventFacets(
  db: Db,
  { filters, language, now }: { filters: EventFilters; language: TextLanguage; now: Date },
): Promise<EventFacets> {
  const listed = (leaveOut: Facet) =>
    sql`select e.* from ${eventsWithRecordings} where ${matches(filters, { leaveOut })} and ${statusAt(now)} <> 'Over'`
  const counted = (leaveOut: Facet, table: string, link: SQL): SQL =>
    sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)}, 'count', t.n)
        order by t.position, t.id), '[]')
      from (select t.id, t.name, t.position, count(c.id)::int as n from ${sql.raw(table)} t
        left join (select c.id, ${link} as term_id from (${listed(leaveOut)}) c ${linkJoin(leaveOut)}) c on c.term_id = t.id
        where not t.is_hidden group by t.id having count(c.id) > 0 or t.id = any(${`{${(filters[leaveOut as 'tag'] ?? []).join(',')}}`}::int[])) t)`
  const [facets] = await rows<EventFacets>(
    db,
    sql`select ${counted('age_group', 'age_groups', sql`l.age_group_id`)} as age_groups,
      ${counted('skill', 'skills', sql`l.skill_id`)} as skills,
      ${counted('tag', 'tags', sql`l.tag_id`)} as tags,
      ${counted('type', 'event_types', sql`c.event_type_id`)} as types,
      (select coalesce(json_agg(json_build_object('id', language, 'count', n) order by n desc, language), '[]')
        from (select c.access_language as language, count(*)::int as n from (${listed('language')}) c group by 1) l) as languages,
      (select count(*)::int from (${listed('captions')}) c where c.access_captions <> 'none') as captions,
      (select count(*)::int from (${listed('sign_language')}) c where c.access_sign_language) as sign_language`,
  )
  if (!facets) throw new Error('the facets query answered no row')
  return facets
}

function linkJoin(facet: Facet): SQL {
  if (facet === 'type') return sql``
  return sql`join ${sql.raw(`event_${facet}s`)} l on l.event_id = c.id`
}

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
        from ${eventsWithRecordings} join ${sql.raw(link)} l on l.event_id = e.id join ${sql.raw(table)} t on t.id = l.${sql.raw(column)}
        where e.publication = 'published' and ${statusAt(now)} <> 'Over' and not t.is_hidden
        group by t.id order by count(*) desc, t.position, t.id limit ${most}`,
    )
  return {
    tags: await topics('tags', 'event_tags', 'tag_id'),
    skills: await topics('skills', 'event_skills', 'skill_id'),
  }
}
