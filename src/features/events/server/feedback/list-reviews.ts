import { linksWait, type Maker } from '#foundation/moderation/server/index.ts'
import { selectReviews } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventReview, OwnReviewState } from '../../event-reviews.contract.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { reviewedEvents, selectOwnEventReview } from './event-reviews.queries.ts'
import { findReviewedEvent } from './find-reviewed-event.queries.ts'
import { listFeedback, type WantedFeedback } from './list-feedback.ts'
import type { FeedbackPage } from './listed-feedback.queries.ts'
import { reportableReviews } from './reportable-feedback.queries.ts'

/** @throws EventNotFound, CursorNotFound */
export async function listReviews(
  db: Db,
  viewer: Maker | null,
  { now, ...wanted }: WantedFeedback & { now: Date },
) {
  const { id } = wanted
  const { has_begun, rating, rating_count } = await findReviewedEvent(db, { id, now })
  return {
    ...(await listFeedback(db, viewer, { ...wanted, kind: 'review', select })),
    rating,
    rating_count,
    own_state: await ownState(db, viewer, { id, has_begun, now }),
    links_wait: await linksWait(db, viewer, reportableReviews),
    own: viewer && (await selectOwnEventReview(db, { id, user_id: viewer.id })),
  }
}

const select = (db: Db, { event_id, ...page }: FeedbackPage) =>
  selectReviews<EventReview>(db, reviewedEvents, { id: event_id, ...page })

async function ownState(
  db: Db,
  viewer: { id: number } | null,
  { id, has_begun, now }: { id: number; has_begun: boolean; now: Date },
): Promise<OwnReviewState> {
  if (!has_begun) return 'not-yet'
  if (!viewer) return 'log-in'
  const attendance = await attendanceOf(db, { event_id: id, user_id: viewer.id, now })
  return attendance === 'Attended' ? 'may-review' : 'not-there'
}
