import { publishContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { scheduleReminders } from '../../registering/remind-registered.ts'
import type { Organiser } from '../find-managed-event.ts'
import { eventContent } from './event-content.ts'
import { storedMoments } from './event-moments.queries.ts'
import { notifyNewEvent } from './notify-new-event.ts'

/**
 * Publishes a draft. Does nothing if it is already published.
 * @throws EventNotFound, NotAllowed, EventIsCancelled, EventNotComplete
 */
export async function publishEvent(
  db: Db,
  viewer: Organiser,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await publishContent(tx, eventContent, { viewer, id, now }))) return
    const { start } = await storedMoments(tx, id)
    if (start) await scheduleReminders(tx, { event_id: id, start, now })
    await notifyNewEvent(tx, { id, now })
  })
}
