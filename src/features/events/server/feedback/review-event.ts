import type { Maker } from '#foundation/moderation/server/index.ts'
import { lockReviewed, reviewThing } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventReview } from '../../event-reviews.contract.ts'
import { DEFAULT_RATING } from '../../feedback.contract.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { findReviewedEvent, reviewedEvents } from './event-reviews.queries.ts'
import { ReviewNeedsAttendance } from './feedback.errors.ts'
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
  const { status, has_ended } = await findReviewedEvent(db, { id, now })
  // Who has been there long enough counts as there before the end; what they saw is still going on.
  const attendance = await attendanceOf(db, { event_id: id, user_id: viewer.id, now })
  if (!has_ended || attendance !== 'Attended') throw new ReviewNeedsAttendance()
  return db.transaction(async (tx) => {
    await lockReviewed(tx, reviewedEvents, id)
    const written = { on: reviewedEvents, reportable: reportableReviews, id, rating, words: feedback, now }
    const outcome = await reviewThing<EventReview>(tx, viewer, written)
    // A review of a film leaves the person beside the film; all others lead to the thank-you page.
    const go: 'stay' | 'thank-you' = status === 'On-Demand' ? 'stay' : 'thank-you'
    return { ...outcome, go }
  })
}
