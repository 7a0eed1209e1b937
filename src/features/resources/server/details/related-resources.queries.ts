import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isNotBlockedBy } from '#foundation/creators/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import { withCards } from '../catalogue/resource-card.queries.ts'
import { type Asking, isListed } from '../visible-resource.queries.ts'

/** How many of the most liked resources with a common term are compared. */
const MOST_NEAR = 200

/** Listed resources with common terms, as `near (id, nearness, likes_count)`. */
function nearResources({ id, viewer }: { id: number; viewer: Asking }): SQL {
  const shared = (terms: string, column: string, weight: number) =>
    sql`${weight} * (select count(*) from ${sql.raw(terms)} o where o.resource_id = r.id and o.${sql.raw(column)} in
      (select m.${sql.raw(column)} from ${sql.raw(terms)} m where m.resource_id = ${id}))`
  const hasShared = (terms: string, column: string) =>
    sql`exists (select from ${sql.raw(terms)} o where o.resource_id = r.id and o.${sql.raw(column)} in
      (select m.${sql.raw(column)} from ${sql.raw(terms)} m where m.resource_id = ${id}))`
  return sql`near as materialized (
    select r.id, r.likes_count, (${shared('resource_skills', 'skill_id', 3)} + ${shared('resource_tags', 'tag_id', 3)}
        + ${shared('resource_age_groups', 'age_group_id', 1)})::int as nearness
      from (select r.id, r.likes_count from resources r
        where ${isListed('r')} and r.id <> ${id} and ${isNotBlockedBy(viewer?.id ?? null, sql`r.creator_id`)}
          and (${hasShared('resource_skills', 'skill_id')} or ${hasShared('resource_tags', 'tag_id')})
        order by r.likes_count desc nulls last, r.id limit ${MOST_NEAR}) r)`
}

/** Nearest first, ties by likes. */
export async function selectRelated(
  db: Db,
  of: { id: number; viewer: Asking; language: TextLanguage; limit: number; offset: number },
): Promise<ResourceCard[]> {
  const { id, viewer, language, limit, offset } = of
  const found = await rows<{ id: number }>(
    db,
    sql`with ${nearResources({ id, viewer })}
      select id from near order by nearness desc, likes_count desc, id limit ${limit} offset ${offset}`,
  )
  return withCards(db, found, { viewer, language })
}

export async function countRelated(db: Db, of: { id: number; viewer: Asking }): Promise<number> {
  const [found] = await rows<{ total: number }>(
    db,
    sql`with ${nearResources(of)} select count(*)::int as total from near`,
  )
  return found?.total ?? 0
}
