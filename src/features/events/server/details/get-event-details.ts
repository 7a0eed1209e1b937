import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type EventDetails, timeToRoom } from '../../events.contract.ts'
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
  room_opens_in: null,
  starts_in: null,
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
    ...roomOf(registration, facts, now),
    starts_in: startsIn(registration, facts, now),
  }
}

/** A Scheduled event has a meeting link and hasn't ended. */
export function roomOf(
  registration: EventDetails['registration'],
  { status, start_date_time }: Pick<EventFacts, 'status' | 'start_date_time'>,
  now: Date,
): Pick<EventDetails, 'can' | 'room_opens_in'> {
  const hasSeat = registration?.status === 'registered' && status === 'Scheduled'
  if (!hasSeat || start_date_time === null) return { can: { join: false }, room_opens_in: null }
  const wait = timeToRoom(start_date_time, now)
  return { can: { join: wait <= 0 }, room_opens_in: wait > 0 ? wait : null }
}

function startsIn(
  registration: EventDetails['registration'],
  { start_date_time }: Pick<EventFacts, 'start_date_time'>,
  now: Date,
): number | null {
  if (registration?.status !== 'registered' || start_date_time === null) return null
  return new Date(start_date_time).getTime() - now.getTime()
}
