import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { creatorAddress } from '#foundation/creators/creators.contract.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { mappedById } from '#platform/db/mapped-by-id.ts'
import { rows } from '#platform/db/query.ts'
import { resourceAddress } from '../resource-card.contract.ts'
import type { LinkedResource } from '../resources.contract.ts'
import { LISTED } from './resources.tables.ts'
import { isListed } from './visible-resource.queries.ts'

/** How many public resources a person has, by the stored counts, for a `select`. */
export const listedResourcesOf = (id: SQL): SQL<number> =>
  sql<number>`coalesce((select k.listed from resource_facet_counts k where k.facet = 'creator' and k.term_id = ${id}), 0)`

const sharing = sql`resource_facet_counts k join users u on u.id = k.term_id and u.disabled_at is null
  and k.facet = 'creator' and k.listed > 0`

/** The pages of everyone who shares resources. */
export const creatorsSitemap = mappedById<{ id: number }>({
  name: 'creators',
  idsAPart: 2_500,
  from: sharing,
  id: sql`k.term_id`,
  select: (isInPart) => sql`select u.id from ${sharing} where ${isInPart} order by u.id`,
  pageOf: ({ id }) => ({ address: creatorAddress(id), changed_at: null }),
})

/** Every public resource. */
export const resourcesSitemap = mappedById<{ id: number; title: string; changed_at: string }>({
  name: 'resources',
  idsAPart: 2_500,
  from: sql`resources r`,
  id: sql`r.id`,
  select: (isInPart) =>
    sql`select r.id, r.title, ${isoUtc(sql`r.updated_at`)} as changed_at from resources r
      where ${isInPart} and ${isListed('r')} order by r.id`,
  pageOf: (resource) => ({ address: resourceAddress(resource), changed_at: resource.changed_at }),
})

/**
 * Public resources among the ids that `linked` selects (columns `resource_id` and `position`), for features that show
 * the resources of their own things.
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

/** Whether everyone may see it. */
export async function isResourcePublic(db: Db, id: number): Promise<boolean> {
  const found = await rows(db, sql`select from resources where id = ${id} and ${LISTED}`)
  return found.length > 0
}
