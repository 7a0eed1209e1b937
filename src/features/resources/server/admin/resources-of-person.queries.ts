import { sql } from 'drizzle-orm'
import { MOST_MADE, type PersonWork } from '#foundation/feature.ts'
import { rows } from '#platform/db/query.ts'
import { resourceAddress } from '../../resource-card.contract.ts'

interface Counts {
  resources: number
  resource_reviews: number
}

/** Counts of what a person shared publicly and reviewed. Drafts and "Only me" stay private. */
export const resourcesOfPerson: PersonWork = async (db, { user_id }) => {
  const [counts] = await rows<Counts>(
    db,
    sql`select
      (select count(*)::int from resources r where r.creator_id = ${user_id} and ${isForAll}) as resources,
      (select count(*)::int from resource_reviews v where v.user_id = ${user_id}) as resource_reviews`,
  )
  const made = await rows<{ id: number; title: string; is_hidden: boolean }>(
    db,
    sql`select r.id, r.title, r.status = 'hidden' as is_hidden from resources r
      where r.creator_id = ${user_id} and ${isForAll} order by r.id desc limit ${MOST_MADE}`,
  )
  return {
    counts: counts ?? {},
    made: made.map((resource) => ({ kind: 'resource', ...resource, address: resourceAddress(resource) })),
  }
}

const isForAll = sql`r.status <> 'draft' and r.privacy = 'Everyone'`
