import type { RouteParts } from '#foundation/feature.ts'
import { deleteOwnReview, reviewMessage } from '#foundation/reviews/server/index.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { eventReviewsContract } from '../../event-reviews.contract.ts'
import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'

import { reviewedEvents } from './event-reviews.queries.ts'
import { listEventReviews } from './list-event-reviews.ts'
import { reviewEvent } from './review-event.ts'

/** One person's reviews and changes of them. */
const REVIEWS = defineLimit({
  name: 'event-review',
  tries: 30,
  seconds: 60 * 60,
  words: m.limit_event_review,
})

export function eventReviewsRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(eventReviewsContract.listEventReviews, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = FEEDBACK_LENGTH, after } = body
    return listEventReviews(db, viewer, { id, page, length, after, now })
  })

  serve(eventReviewsContract.reviewEvent, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(REVIEWS, viewer.email)
    const { id, rating, feedback = '' } = body
    const outcome = await reviewEvent(db, viewer, { id, rating, feedback, now })
    return { data: { message: reviewMessage(outcome), ...outcome } }
  })

  serve(eventReviewsContract.deleteEventReview, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await deleteOwnReview(db, reviewedEvents, viewer, body)
    return { data: { message: m.review_deleted() } }
  })
}
