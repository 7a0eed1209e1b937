import { type SQL, sql } from 'drizzle-orm'
import { ageGroups, resourceTypes, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'

const MOST_DRAFTS = 50

/** One query. */
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
  if (!found) throw new Error('no choices were answered')
  return found
}
