import { type SQL, sql } from 'drizzle-orm'
import { ageGroups, resourceTypes, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { isoUtc, type LocalizedText, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'

/** The terms chosen for a resource. */
export interface ChosenTerms {
  resource_type_id: number | null
  skill_ids: readonly number[]
  tag_ids: readonly number[]
  age_group_ids: readonly number[]
}

interface FoundTerm {
  facet: 'type' | 'skill' | 'tag' | 'age_group'
  id: number
  name: LocalizedText
}

const TABLES = { type: resourceTypes, skill: skills, tag: tags, age_group: ageGroups }

/** Those of the chosen terms that are allowed: visible ones, and hidden ones that the resource `of` already has. */
export function selectChosenTerms(db: Db, chosen: ChosenTerms, of: number | null): Promise<FoundTerm[]> {
  const { resource_type_id, skill_ids, tag_ids, age_group_ids } = chosen
  const found = (facet: keyof typeof TABLES, ids: readonly number[], kept: SQL) => sql`
    select ${facet}::text as facet, t.id, t.name from ${TABLES[facet]} t
    where t.id = any(${idList(ids)}) and (not t.is_hidden or t.id in (${kept}))`
  const types = resource_type_id === null ? [] : [resource_type_id]
  return rows<FoundTerm>(
    db,
    sql`${found('type', types, sql`select resource_type_id from resources where id = ${of}::int`)}
      union all ${found('skill', skill_ids, sql`select skill_id from resource_skills where resource_id = ${of}::int`)}
      union all ${found('tag', tag_ids, sql`select tag_id from resource_tags where resource_id = ${of}::int`)}
      union all ${found('age_group', age_group_ids, sql`select age_group_id from resource_age_groups where resource_id = ${of}::int`)}`,
  )
}

/** First and last name, as search words of the resource; empty for a former member. */
export async function selectCreatorName(db: Db, user_id: number | null): Promise<string> {
  const [found] = await rows<{ name: string }>(
    db,
    sql`select concat_ws(' ', first_name, last_name) as name from users where id = ${user_id}::int`,
  )
  return found?.name ?? ''
}

const MOST_DRAFTS = 50

/** A single query. */
export async function selectChoices(
  db: Db,
  { user_id, language }: { user_id: number; language: string },
): Promise<Omit<ResourceChoices, 'licences' | 'links_wait'>> {
  const list = (table: SQL, more = sql``): SQL => sql`(
    select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)}${more})
      order by t.position, t.id), '[]') from ${table} t where not t.is_hidden)`
  const drafts = sql`(select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title,
      'updated_at', ${isoUtc(sql`d.updated_at`)}) order by d.updated_at desc, d.id desc), '[]')
    from (select id, title, updated_at from resources where creator_id = ${user_id} and status = 'draft'
      order by updated_at desc, id desc limit ${MOST_DRAFTS}) d)`
  const [found] = await rows<Omit<ResourceChoices, 'licences' | 'links_wait'>>(
    db,
    sql`select ${list(sql`${resourceTypes}`, sql`, 'key', t.key`)} as resource_types, ${list(sql`${skills}`)} as skills,
      ${list(sql`${ageGroups}`)} as age_groups, ${list(sql`${tags}`)} as tags, ${drafts} as drafts`,
  )
  if (!found) throw new Error('the choices query returned no row')
  return found
}
