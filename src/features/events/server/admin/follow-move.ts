import type { Db } from '#platform/db/database.ts'
import { deleteEarlyJoins } from '../registering/registrations.queries.ts'
import { tellMoved } from './tell-moved.ts'
import type { EventMoments } from './write-event.queries.ts'

/**
 * What another day or time of a published event brings with it. Who came before the room of the new start opens did not
 * come to it, and everyone with a registration is told. Only under the lock of the event, after its row was changed.
 */
export async function followMove(
  tx: Db,
  { event_id, was, is, now }: { event_id: number; was: EventMoments; is: EventMoments; now: Date },
): Promise<void> {
  const isSame = sameMoment(was.start, is.start) && sameMoment(was.end, is.end)
  if (isSame || !is.start || !is.end || is.end <= now) return
  // A start that is over is put right, not moved, and an event that took place keeps who was there.
  if (is.start > now && was.end && was.end > now) await deleteEarlyJoins(tx, event_id)
  await tellMoved(tx, {
    event_id,
    was: was.start && was.end && { start: was.start.toISOString(), end: was.end.toISOString() },
    start: is.start.toISOString(),
    end: is.end.toISOString(),
    moved_at: now.toISOString(),
  })
}

const sameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
