import type { Db } from '#platform/db/database.ts'
import { deleteEarlyJoins } from '../../registering/registrations.queries.ts'
import type { EventMoments } from './event-moments.queries.ts'
import { enqueueMovedMails } from './mail-moved.ts'

/**
 * What another day or time of a published event brings with it. Who came before the room of the new start opens did not
 * come to it, and everyone with a registration is told where the organiser wishes it. Only under the lock of the event,
 * after its row was changed.
 */
export async function followMove(
  tx: Db,
  { event_id, was, is, isTold, now }: Moved & { event_id: number; isTold: boolean; now: Date },
): Promise<void> {
  if (!is.start || !is.end || !isMoved({ was, is, now })) return
  // A start that is over is put right, not moved, and an event that took place keeps who was there.
  if (is.start > now && was.end && was.end > now) await deleteEarlyJoins(tx, event_id)
  if (!isTold) return
  await enqueueMovedMails(tx, {
    event_id,
    was: was.start && was.end && { start: was.start.toISOString(), end: was.end.toISOString() },
    start: is.start.toISOString(),
    end: is.end.toISOString(),
    moved_at: now.toISOString(),
  })
}

interface Moved {
  was: EventMoments
  is: EventMoments
}

/** Whether the event takes place at another time that is not over. */
export function isMoved({ was, is, now }: Moved & { now: Date }): boolean {
  const isSame = sameMoment(was.start, is.start) && sameMoment(was.end, is.end)
  return !isSame && is.start !== null && is.end !== null && is.end > now
}

const sameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
