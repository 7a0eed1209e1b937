import type { Db } from '#platform/db/database.ts'
import type { NamedError } from '#platform/errors/named-error.ts'
import { EventNotFound } from '../events.errors.ts'
import { lockEvents } from './seats.queries.ts'
import { type Taking, takeSeat, whyClosed } from './take-seat.ts'

/** An event that is closed for registration, and why. */
export interface RefusedEvent {
  event_id: number
  reason: NamedError
}

/**
 * Gives the person a seat in each event, or a place on its waitlist, like registering for one, but without the email.
 * If any event is closed, returns the closed ones and does nothing else.
 */
export async function takeSeats(
  tx: Db,
  { event_ids, ...taking }: Taking & { event_ids: readonly number[] },
): Promise<RefusedEvent[]> {
  const locked = new Map(
    (await lockEvents(tx, { ids: event_ids, now: taking.now })).map((one) => [one.id, one]),
  )
  const refused = event_ids.flatMap((event_id): RefusedEvent[] => {
    const event = locked.get(event_id)
    const reason = event ? whyClosed(event) : new EventNotFound()
    return reason ? [{ event_id, reason }] : []
  })
  if (refused.length > 0) return refused
  for (const event of locked.values()) await takeSeat(tx, event, taking)
  return []
}
