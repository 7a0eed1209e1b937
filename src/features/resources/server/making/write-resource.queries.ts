import { eq, sql } from 'drizzle-orm'
import { isUnderReview } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { RESOURCE_KIND } from '../../resource-card.contract.ts'
import { ResourceNotFound } from '../resources.errors.ts'
import { resources } from '../resources.tables.ts'

type Resource = typeof resources.$inferSelect
export type OwnResource = Pick<
  Resource,
  'id' | 'status' | 'add_type' | 'privacy' | 'language' | 'licence' | 'has_rights'
> & { is_published_once: boolean; was_shown_to_all: boolean; is_waiting: boolean }

/**
 * Locks the person's own resource until the transaction ends, so that its changes are handled one at a time.
 * @throws ResourceNotFound if it doesn't exist or is someone else's
 */
export async function lockOwnResource(
  tx: Db,
  { id, user_id }: { id: number; user_id: number },
): Promise<OwnResource> {
  const [resource] = await rows<OwnResource>(
    tx,
    sql`select id, status, add_type, privacy, language, licence, has_rights,
        published_at is not null as is_published_once, shown_to_all_at is not null as was_shown_to_all,
        ${isUnderReview({ kind: RESOURCE_KIND, id: sql`resources.id` })} as is_waiting
      from resources where id = ${id} and creator_id = ${user_id} for update`,
  )
  if (!resource) throw new ResourceNotFound()
  return resource
}

export async function updateResource(
  tx: Db,
  id: number,
  changes: Partial<typeof resources.$inferInsert>,
): Promise<void> {
  await tx.update(resources).set(changes).where(eq(resources.id, id))
}

/** Deletes a resource with everything that belongs to it. */
export async function deleteResourceRow(tx: Db, id: number): Promise<void> {
  await tx.delete(resources).where(eq(resources.id, id))
}
