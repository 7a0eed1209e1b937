import type { Db } from '#platform/db/database.ts'
import { promoteWaitlist } from './promote-waitlist.ts'
import { deleteRegistration, findEventsRegisteredBy, findRegistration } from './registrations.queries.ts'
import { lockEvent, moveRegisteredCount } from './seats.queries.ts'

/**
 * Cancels all of a person's registrations before their account is deleted, so that counts and waitlists stay right.
 */
export async function eraseRegistrations(
  tx: Db,
  { user_id, now }: { user_id: number; now: Date },
): Promise<void> {
  // In the order of ids, like everything that locks several events, so that two erasures can't deadlock.
  for (const event_id of await findEventsRegisteredBy(tx, user_id)) {
    const event = await lockEvent(tx, { id: event_id, now })
    const own = await findRegistration(tx, { event_id, user_id })
    if (!own) continue
    await deleteRegistration(tx, own.id)
    const holdsSeat = own.has_place && (own.status === 'registered' || own.status === 'offered')
    if (!event || !holdsSeat) continue
    await moveRegisteredCount(tx, { event_id, by: -1 })
    event.registered_count -= 1
    await promoteWaitlist(tx, event, now)
  }
}
