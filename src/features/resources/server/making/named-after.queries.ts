import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { ChosenTerms } from './chosen-terms.queries.ts'

/** The kinds of things whose names are search words of a resource. */
export const NAMES = ['creator', 'type', 'skill', 'tag'] as const
export interface NamedAfter {
  of: (typeof NAMES)[number]
  id: number
}

const among: Record<NamedAfter['of'], (id: number) => SQL> = {
  creator: (id) => sql`r.creator_id = ${id}`,
  type: (id) => sql`r.resource_type_id = ${id}`,
  skill: (id) => sql`r.id in (select resource_id from resource_skills where skill_id = ${id})`,
  tag: (id) => sql`r.id in (select resource_id from resource_tags where tag_id = ${id})`,
}

type Named = ChosenTerms & { id: number; keywords: string[]; creator_id: number | null }

/** Locks the resources of a creator or with a term in the order of their ids, until the transaction ends. */
export function lockNamedAfter(
  tx: Db,
  { of, id }: NamedAfter,
  { after, most }: { after: number; most: number },
): Promise<Named[]> {
  const terms = (link: string, column: string) =>
    sql.raw(`array(select l.${column} from ${link} l where l.resource_id = r.id)`)
  return rows<Named>(
    tx,
    sql`select r.id, r.keywords, r.creator_id, r.resource_type_id,
        ${terms('resource_skills', 'skill_id')} as skill_ids, ${terms('resource_tags', 'tag_id')} as tag_ids,
        ${terms('resource_age_groups', 'age_group_id')} as age_group_ids
      from resources r where ${among[of](id)} and r.id > ${after}
      order by r.id limit ${most} for update`,
  )
}
