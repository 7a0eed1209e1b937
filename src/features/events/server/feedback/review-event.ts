import { holdIfNeeded, type Maker } from '#foundation/moderation/server/index.ts'
import { lockReviewed, selectRating, writeReview } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventReview } from '../../event-reviews.contract.ts'
import { DEFAULT_RATING } from '../../feedback.contract.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { reviewedEvents, selectOwnEventReview } from './event-reviews.queries.ts'
import { ReviewNeedsAttendance } from './feedback.errors.ts'
import { findReviewedEvent } from './find-reviewed-event.queries.ts'
import { reportableReviews } from './reportable-feedback.queries.ts'

/**
 * Writes the person's one review of an event, or changes it. The event's rating moves with it.
 * @throws EventNotFound, ReviewNeedsAttendance, WordNotAllowed
 */
export async function reviewEvent(
  db: Db,
  viewer: Maker,
  of: { id: number; rating: number | undefined; feedback: string; now: Date },
) {
  const { id, rating = DEFAULT_RATING, feedback, now } = of
  const { status } = await findReviewedEvent(db, { id, now })
  if ((await attendanceOf(db, { event_id: id, user_id: viewer.id, now })) !== 'Attended')
    throw new ReviewNeedsAttendance()
  return db.transaction(async (tx) => {
    await lockReviewed(tx, reviewedEvents, id)
    const before = await selectOwnEventReview(tx, { id, user_id: viewer.id })
    const written = { id, user_id: viewer.id, rating, words: feedback, now }
    const review = await writeReview<EventReview>(tx, reviewedEvents, written)
    const is_waiting = await holdIfNeeded(tx, {
      reportable: reportableReviews,
      id: review.id,
      viewer,
      texts: [feedback],
      before: before ? [before.feedback] : [],
      now,
    })
    // Spec section 4: after a review the feedback thank-you page, unless the event is on demand.
    const go: 'stay' | 'thank-you' = status === 'On-Demand' ? 'stay' : 'thank-you'
    return { review, is_waiting, go, ...(await selectRating(tx, reviewedEvents, id)) }
  })
}
