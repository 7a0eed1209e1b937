import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  CancellationClosed,
  EventIsCancelled,
  EventNotFound,
  RegistrationNotFound,
} from '../events.errors.ts'
import { promoteWaitlist } from './promote-waitlist.ts'
import { endRegistration, findRegistration } from './registrations.queries.ts'
import { lockEvent, moveRegisteredCount } from './seats.queries.ts'

/**
 * Cancels the person's own registration and offers the seat to the first on the waitlist. Safe to repeat.
 * @throws EventNotFound, EventIsCancelled, RegistrationNotFound, CancellationClosed once the event has ended
 */
export async function cancelRegistration(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { event_id, now }: { event_id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, { id: event_id, now })
    if (!event) throw new EventNotFound()
    const own = await findRegistration(tx, { event_id, user_id: viewer.id })
    if (!own) throw new RegistrationNotFound()
    if (own.status === 'cancelled') return
    if (event.is_cancelled) throw new EventIsCancelled()
    if (event.status !== 'Upcoming' && event.status !== 'Scheduled') throw new CancellationClosed()
    await endRegistration(tx, { id: own.id, now })
    const by = own.status !== 'waiting' && own.has_place ? -1 : 0
    await moveRegisteredCount(tx, { event_id, by })
    event.registered_count += by
    await promoteWaitlist(tx, event, now)
  })
}
