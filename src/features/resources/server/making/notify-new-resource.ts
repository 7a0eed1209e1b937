import { notifyFollowers, withdrawFromFollowers } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { resourceAddress } from '../../resource-card.contract.ts'

/** Has those who follow its creator be told, in the transaction that shows it to everyone for the first time. */
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

/** Takes back what they were told, in the transaction that keeps it from them. */
export async function withdrawResource(
  tx: Db,
  { id, creator_id }: { id: number; creator_id: number },
): Promise<void> {
  await withdrawFromFollowers(tx, { kind: 'new_resource', subject_id: id, actor_id: creator_id })
}
