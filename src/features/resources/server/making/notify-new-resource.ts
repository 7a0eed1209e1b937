import { notifyFollowers, withdrawFromFollowers } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { resourceAddress } from '../../resource-card.contract.ts'

/**
 * Queues notifications for the creator's followers. Call it in the transaction that makes the resource public for the
 * first time.
 */
export async function notifyNewResource(
  tx: Db,
  { id, title, creator_id, now }: { id: number; title: string; creator_id: number; now: Date },
): Promise<void> {
  await notifyFollowers(tx, {
    kind: 'new_resource',
    subject_id: id,
    actor_id: creator_id,
    params: { title },
    path: resourceAddress({ id, title }),
    now,
  })
}

/** Withdraws those notifications. Call it in the transaction that makes the resource private. */
export async function withdrawResource(tx: Db, id: number): Promise<void> {
  await withdrawFromFollowers(tx, { kind: 'new_resource', subject_id: id })
}
