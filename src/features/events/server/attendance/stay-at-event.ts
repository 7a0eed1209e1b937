import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { UserEventStatus } from '../../event-registrations.contract.ts'
import { extendJoin } from '../registering/registrations.queries.ts'
import { expectVisibleEvent } from '../visible-event.queries.ts'
import { attendanceOf } from './attendance.queries.ts'

/**
 * Records that a person who joined is still present: attendance counts from pressing Join to the last such sign,
 * until 15 minutes after the end. Returns whether they had joined. Safe to repeat.
 * @throws EventNotFound
 */
export async function stayAtEvent(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { event_id, now }: { event_id: number; now: Date },
): Promise<{ is_counted: boolean; user_event_status: UserEventStatus }> {
  await expectVisibleEvent(db, event_id)
  const of = { event_id, user_id: viewer.id, now }
  const is_counted = await extendJoin(db, of)
  return { is_counted, user_event_status: await attendanceOf(db, of) }
}
