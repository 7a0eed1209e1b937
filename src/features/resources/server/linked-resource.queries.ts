import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { LinkedResource } from '../resources.contract.ts'
import { isListed } from './visible-resource.queries.ts'

/**
 * Resources that anyone may see among those whose ids `linked` selects (columns `resource_id` and `position`):
 * how a neighbour shows the resources that go with its own things.
 */
export async function selectLinkedResources(
  db: Db,
  { linked, language, limit, offset }: { linked: SQL; language: TextLanguage; limit: number; offset: number },
): Promise<{ resources: LinkedResource[]; total: number }> {
  const visible = sql`(${linked}) l join resources x on x.id = l.resource_id
    where ${isListed('x')}`
  const resources = await rows<LinkedResource>(
    db,
    sql`select x.id, x.title, x.summary as description, x.likes_count,
        (select ${textIn(sql`t.name`, language)} from resource_types t where t.id = x.resource_type_id) as type,
        (select coalesce(json_agg(json_build_object('id', a.id, 'name', ${textIn(sql`a.name`, language)})
          order by a.position, a.id), '[]') from resource_age_groups g join age_groups a on a.id = g.age_group_id
          where g.resource_id = x.id) as age_groups
      from ${visible} order by l.position, x.id limit ${limit} offset ${offset}`,
  )
  const total = await countRows(db, sql`${visible}`)
  return { resources, total }
}
