import type { Db } from '#platform/db/database.ts'
import type { NamedError } from '#platform/errors/named-error.ts'
import { EventNotFound } from '../events.errors.ts'
import { lockEvents } from './seats.queries.ts'
import { type Taking, takeSeat, whyClosed } from './take-seat.ts'

/** An event that nobody can register for now, and why. */
export interface RefusedEvent {
  event_id: number
  reason: NamedError
}

/**
 * Gives the person a seat in each of the events or puts them on its waitlist, as registering for one does, without
 * its mail. Answers those that are closed; where there is one, nothing else is done.
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
