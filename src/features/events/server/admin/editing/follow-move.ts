import type { Db } from '#platform/db/database.ts'
import { shortenOffers } from '../../registering/promote-waitlist.ts'
import { deleteEarlyJoins } from '../../registering/registrations.queries.ts'
import type { EventMoments } from './event-moments.queries.ts'
import { enqueueMovedMails } from './mail-moved.ts'

/**
 * Handles a new date or time of a published event, or that its date is withdrawn: deletes joins from before the meeting
 * opens at its new start, ends offered seats by then, and queues the emails if the organiser wants them. People whose
 * offer ends earlier are always told. The caller has locked and updated the event.
 */
export async function followMove(
  tx: Db,
  { event_id, was, is, isMailed, now }: Moved & { event_id: number; isMailed: boolean; now: Date },
): Promise<void> {
  if (!isMoved({ was, is, now })) return
  const time = asTime(is)
  if (time) {
    // A start in the past is a correction, not a move, and an event that took place keeps its attendance.
    if (is.start && is.start > now && was.end && was.end > now) await deleteEarlyJoins(tx, event_id)
    const event = { id: event_id, start_date_time: time.start, end_date_time: time.end }
    await shortenOffers(tx, event, { now, isMailed })
  }
  if (!isMailed) return
  const { start, end } = time ?? { start: null, end: null }
  await enqueueMovedMails(tx, { event_id, was: asTime(was), start, end, moved_at: now.toISOString() })
}

interface Moved {
  was: EventMoments
  is: EventMoments
}

/** Whether the date or time has changed to one that isn't past, or one that isn't past is withdrawn. */
export function isMoved({ was, is, now }: Moved & { now: Date }): boolean {
  const isSame = sameMoment(was.start, is.start) && sameMoment(was.end, is.end)
  const end = is.end ?? was.end
  return !isSame && end !== null && end > now
}

/** ISO 8601 in UTC. */
const asTime = ({ start, end }: EventMoments) =>
  start && end && { start: start.toISOString(), end: end.toISOString() }

const sameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
