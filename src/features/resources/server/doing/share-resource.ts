import type { Db } from '#platform/db/database.ts'
import type { ShareChannel } from '../../resource-values.contract.ts'
import { type Asking, lockVisibleResource } from '../find-visible-resource.queries.ts'
import { writeShare } from './resource-shares.queries.ts'

/**
 * Counts a share that was carried out (decisions, Resources).
 * @returns shares of the resource
 * @throws ResourceNotFound
 */
export async function shareResource(
  db: Db,
  viewer: Asking,
  of: { id: number; channel: ShareChannel; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockVisibleResource(tx, viewer, of.id)
    return writeShare(tx, { ...of, user_id: viewer?.id ?? null })
  })
}
