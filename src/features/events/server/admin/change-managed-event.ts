import { authorize } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { EventIsCancelled } from '../events.errors.ts'
import { findManagedEvent, type Organiser } from './find-managed-event.ts'

/**
 * Does `work` under the lock of an event that the person may change, in one transaction.
 * @throws EventNotFound, EventIsCancelled, NotAllowed
 */
export function changeManagedEvent<T>(
  db: Db,
  viewer: Organiser,
  { id }: { id: number },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { can, publication } = await findManagedEvent(tx, viewer, { id, isLocked: true })
    if (publication === 'cancelled') throw new EventIsCancelled()
    authorize(can.edit)
    return work(tx)
  })
}
