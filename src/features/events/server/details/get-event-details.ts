import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ROOM_OPENS_MS } from '../../event-values.contract.ts'
import type { EventDetails } from '../../events.contract.ts'
import { attendanceOf, registrationOf } from '../attendance/attendance.queries.ts'
import { hasReviewed } from '../feedback/event-reviews.queries.ts'
import { type EventFacts, selectEventDetails } from './event-details.queries.ts'

interface Wanted {
  id: number
  language: TextLanguage
  now: Date
  viewer: Pick<Viewer, 'id'> | null
}

const toAVisitor = {
  user_event_status: 'Not Registered',
  is_rated: false,
  registration: null,
  can: { join: false },
} as const

/** @throws EventNotFound for an unknown event and a draft */
export async function getEventDetails(db: Db, { id, language, now, viewer }: Wanted): Promise<EventDetails> {
  const facts = await selectEventDetails(db, { id, language, now })
  if (!viewer) return { ...facts, ...toAVisitor }
  const of = { event_id: id, user_id: viewer.id }
  const registration = await registrationOf(db, of)
  return {
    ...facts,
    user_event_status: await attendanceOf(db, { ...of, now }),
    is_rated: await hasReviewed(db, of),
    registration,
    can: { join: registration?.status === 'registered' && isRoomOpen(facts, now) },
  }
}

/** A Scheduled event has its meeting and has not ended. */
export function isRoomOpen(
  { status, start_date_time }: Pick<EventFacts, 'status' | 'start_date_time'>,
  now: Date,
): boolean {
  if (status !== 'Scheduled' || start_date_time === null) return false
  return now.getTime() >= new Date(start_date_time).getTime() - ROOM_OPENS_MS
}
