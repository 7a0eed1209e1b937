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
 * Creates or updates the person's one review of an event, and the event's rating with it.
 * @throws EventNotFound, ReviewNeedsAttendance, WordNotAllowed
 */
export async function reviewEvent(
  db: Db,
  viewer: Maker,
  of: { id: number; rating: number | undefined; feedback: string; now: Date },
) {
  const { id, rating = DEFAULT_RATING, feedback, now } = of
  const { status, has_ended } = await findReviewedEvent(db, { id, now })
  // A person can count as attended before the event ends, but may only review it afterwards.
  const attendance = await attendanceOf(db, { event_id: id, user_id: viewer.id, now })
  if (!has_ended || attendance !== 'Attended') throw new ReviewNeedsAttendance()
  return db.transaction(async (tx) => {
    await lockReviewed(tx, reviewedEvents, id)
    const written = { on: reviewedEvents, reportable: reportableReviews, id, rating, words: feedback, now }
    const outcome = await reviewThing<EventReview>(tx, viewer, written)
    // After reviewing a recording people stay on its page; after any other event they go to the thank-you page.
    const go: 'stay' | 'thank-you' = status === 'On-Demand' ? 'stay' : 'thank-you'
    return { ...outcome, go }
  })
}
