import type { Maker } from '#foundation/moderation/server/index.ts'
import { listReviews } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventReview, OwnReview, OwnReviewState } from '../../event-reviews.contract.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { findReviewedEvent, reviewedEvents } from './event-reviews.queries.ts'
import { reportableReviews } from './reportable-feedback.queries.ts'

/** @throws EventNotFound, CursorNotFound */
export async function listEventReviews(
  db: Db,
  viewer: Maker | null,
  { now, ...wanted }: { id: number; page: number; length: number; after: number | undefined; now: Date },
) {
  const { id } = wanted
  const event = await findReviewedEvent(db, { id, now })
  const reviewed = { on: reviewedEvents, reportable: reportableReviews }
  const listed = await listReviews<EventReview, OwnReview>(db, viewer, { ...reviewed, ...wanted })
  return { ...listed, own_state: await ownState(db, viewer, { id, now, ...event }) }
}

async function ownState(
  db: Db,
  viewer: { id: number } | null,
  of: { id: number; has_begun: boolean; has_ended: boolean; now: Date },
): Promise<OwnReviewState> {
  const { id, has_begun, has_ended, now } = of
  if (!has_begun) return 'not-yet'
  if (!has_ended) return 'not-there'
  if (!viewer) return 'log-in'
  const attendance = await attendanceOf(db, { event_id: id, user_id: viewer.id, now })
  return attendance === 'Attended' ? 'may-review' : 'not-there'
}
