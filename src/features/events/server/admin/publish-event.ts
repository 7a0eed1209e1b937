import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { missingInWords } from '../../needed-to-publish.contract.ts'
import { EventIsCancelled } from '../events.errors.ts'
import { scheduleReminders } from '../registering/remind-registered.ts'
import { EventNotComplete } from './admin-events.errors.ts'
import { findManagedEvent, type Organiser } from './find-managed-event.ts'
import { missingToPublish } from './missing-to-publish.ts'
import { tellNewEvent } from './tell-new-event.ts'
import { setPublication } from './write-event.queries.ts'

/**
 * Shows a draft to everyone. One that is published already stays so, and nothing is written.
 * @throws EventNotFound, NotAllowed, EventIsCancelled, EventNotComplete
 */
export async function publishEvent(
  db: Db,
  viewer: Organiser,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await findManagedEvent(tx, viewer, { id, isLocked: true })
    if (event.publication === 'cancelled') throw new EventIsCancelled()
    if (event.publication === 'published') return
    authorize(event.can.publish)
    const missing = missingToPublish(event.form)
    if (missing.length > 0) throw new EventNotComplete(missingInWords(missing))
    const start = await setPublication(tx, { id, publication: 'published', now })
    await recordChange(tx, { viewer, action: 'published', kind: 'event', id, now })
    if (start) await scheduleReminders(tx, { event_id: id, start, now })
    await tellNewEvent(tx, { id, now })
  })
}
