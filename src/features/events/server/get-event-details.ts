import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventDetails } from '../events.contract.ts'
import { attendanceOf, registrationOf } from './attendance.queries.ts'
import { selectEventDetails } from './event-details.queries.ts'
import { hasReviewed } from './event-reviews.queries.ts'

interface Wanted {
  id: number
  language: TextLanguage
  now: Date
  viewer: Pick<Viewer, 'id'> | null
}

/** @throws EventNotFound for an unknown event and for one that is not published */
export async function getEventDetails(db: Db, { id, language, now, viewer }: Wanted): Promise<EventDetails> {
  const facts = await selectEventDetails(db, { id, language, now })
  if (!viewer) return { ...facts, user_event_status: 'Not Registered', is_rated: false, registration: null }
  const of = { event_id: id, user_id: viewer.id }
  return {
    ...facts,
    user_event_status: await attendanceOf(db, { ...of, now }),
    is_rated: await hasReviewed(db, of),
    registration: await registrationOf(db, of),
  }
}
