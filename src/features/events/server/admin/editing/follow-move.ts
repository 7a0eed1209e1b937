import type { Db } from '#platform/db/database.ts'
import { shortenOffers } from '../../registering/promote-waitlist.ts'
import { deleteEarlyJoins } from '../../registering/registrations.queries.ts'
import type { EventMoments } from './event-moments.queries.ts'
import { enqueueMovedMails } from './mail-moved.ts'

/**
 * Handles a new date or time of a published event: deletes joins from before the meeting opens at its new start, ends
 * offered seats by then, and queues the emails if the organiser wants them. The caller has locked and updated the event.
 */
export async function followMove(
  tx: Db,
  { event_id, was, is, isTold, now }: Moved & { event_id: number; isTold: boolean; now: Date },
): Promise<void> {
  if (!is.start || !is.end || !isMoved({ was, is, now })) return
  // A start in the past is a correction, not a move, and an event that took place keeps its attendance.
  if (is.start > now && was.end && was.end > now) await deleteEarlyJoins(tx, event_id)
  const [start_date_time, end_date_time] = [is.start.toISOString(), is.end.toISOString()]
  await shortenOffers(tx, { id: event_id, start_date_time, end_date_time }, now)
  if (!isTold) return
  await enqueueMovedMails(tx, {
    event_id,
    was: was.start && was.end && { start: was.start.toISOString(), end: was.end.toISOString() },
    start: start_date_time,
    end: end_date_time,
    moved_at: now.toISOString(),
  })
}

interface Moved {
  was: EventMoments
  is: EventMoments
}

/** Whether the date or time has changed to one that isn't past. */
export function isMoved({ was, is, now }: Moved & { now: Date }): boolean {
  const isSame = sameMoment(was.start, is.start) && sameMoment(was.end, is.end)
  return !isSame && is.start !== null && is.end !== null && is.end > now
}

const sameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
