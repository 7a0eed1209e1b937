import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import { writePublication } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { EventIsCancelled } from '../../events.errors.ts'
import { events } from '../../events.tables.ts'
import { findEventToRegister } from '../../registering/seats.queries.ts'
import { findManagedEvent, type Organiser } from '../find-managed-event.ts'
import { enqueueCancelledMails } from './mail-cancelled.ts'
import { withdrawEvent } from './notify-new-event.ts'

/**
 * Cancels a published event. If it was still to come, queues an email to everyone registered; `note` is part of it and
 * may be empty.
 * @throws EventNotFound, EventIsCancelled, NotAllowed
 */
export async function cancelEvent(
  db: Db,
  viewer: Organiser,
  { id, note, now }: { id: number; note: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await findManagedEvent(tx, viewer, { id, isLocked: true })
    if (event.publication === 'cancelled') throw new EventIsCancelled()
    authorize(event.can.cancel)
    const status = (await findEventToRegister(tx, { id, now }))?.status
    await writePublication(tx, events, { id, publication: 'cancelled', now })
    if (status === 'Upcoming' || status === 'Scheduled')
      await enqueueCancelledMails(tx, { event_id: id, note })
    await withdrawEvent(tx, id)
    await recordChange(tx, { viewer, action: 'cancelled', kind: 'event', id, after: { note }, now })
  })
}
