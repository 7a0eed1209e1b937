import { sql } from 'drizzle-orm'
import { insertTermLinks } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { resourceTerms } from './resource-terms.tables.ts'
import { resources } from './resources.tables.ts'

/** A resource with the terms that it is found by. */
export type NewResource = typeof resources.$inferInsert & {
  skill_ids?: readonly number[]
  tag_ids?: readonly number[]
  age_group_ids?: readonly number[]
}

/**
 * Adds resources with their terms, all or none, in a fixed number of statements; returns their ids in the same order.
 * Unless given, anything but a draft gets `has_rights` and is published when it was created; if it is public or
 * hidden, it also counts as shown to everyone since then.
 */
export async function insertResources(db: Db, added: readonly NewResource[]): Promise<number[]> {
  if (added.length === 0) return []
  return db.transaction(async (tx) => {
    const rows = await tx.insert(resources).values(added.map(toRow)).returning({ id: resources.id })
    const ids = rows.map((row) => row.id)
    await insertTermLinks(tx, resourceTerms, added, ids)
    return ids
  })
}

function toRow(resource: NewResource): typeof resources.$inferInsert {
  const { skill_ids, tag_ids, age_group_ids, ...columns } = resource
  if ((columns.status ?? 'draft') === 'draft') return columns
  const published = { has_rights: true, published_at: columns.created_at ?? new Date(), ...columns }
  const wasListed = columns.status === 'hidden' || (columns.privacy ?? 'Everyone') === 'Everyone'
  return { ...(wasListed && { shown_to_all_at: published.published_at }), ...published }
}

/** Recounts all counters from their rows, after a bulk insert that bypassed the operations. */
export async function recountResources(db: Db): Promise<void> {
  await db.execute(sql`update resources r set
    likes_count = (select count(*) from resource_likes l where l.resource_id = r.id),
    bookmarks_count = (select count(*) from resource_bookmarks b where b.resource_id = r.id),
    shares_count = (select count(*) from resource_shares s where s.resource_id = r.id),
    rating_count = (select count(*) from resource_reviews w where w.resource_id = r.id and w.hidden_at is null),
    rating_sum = (select coalesce(sum(rating), 0) from resource_reviews w
      where w.resource_id = r.id and w.hidden_at is null)`)
}
