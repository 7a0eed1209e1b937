import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { timeToRoom } from '../../events.contract.ts'
import { NotRegisteredForEvent, RoomIsClosed, RoomNotOpen } from '../events.errors.ts'
import { insertJoin } from '../registering/registrations.queries.ts'
import { findMeeting } from './join-event.queries.ts'

/**
 * Lets a registered person join from 15 minutes before the start until the end, and records that they came. Returns
 * the meeting link. Safe to repeat.
 * @throws EventNotFound, NotRegisteredForEvent, RoomNotOpen, RoomIsClosed
 */
export async function joinEvent(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { event_id, now }: { event_id: number; now: Date },
): Promise<string> {
  const of = { event_id, user_id: viewer.id, now }
  const { is_registered, secret_link, status, start, end } = await findMeeting(db, of)
  if (!is_registered) throw new NotRegisteredForEvent()
  if (status !== 'Scheduled' && status !== 'Upcoming') throw new RoomIsClosed()
  if (secret_link === null || start === null || end === null) throw new RoomNotOpen()
  if (timeToRoom(start, now) > 0) throw new RoomNotOpen()
  await insertJoin(db, of)
  return secret_link
}
