import type { RouteParts } from '#foundation/feature.ts'
import { deleteOwnReview, listReviews, reviewMessage } from '#foundation/reviews/server/index.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { REVIEWS_LENGTH } from '../../resource-card.contract.ts'
import {
  type OwnResourceReview,
  type ResourceReview,
  resourceReviewsContract,
} from '../../resource-reviews.contract.ts'
import { findVisibleResource } from '../visible-resource.queries.ts'
import { reportableResourceReviews, reviewedResources } from './resource-reviews.queries.ts'
import { reviewResource } from './review-resource.ts'

/** One person's reviews and changes of them. */
const REVIEWS = defineLimit({
  name: 'resource-review',
  tries: 30,
  seconds: 60 * 60,
  words: m.limit_resource_review,
})

const reviewed = { on: reviewedResources, reportable: reportableResourceReviews }

export function reviewsRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(resourceReviewsContract.listResourceReviews, async ({ db, body, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = REVIEWS_LENGTH, after } = body
    await findVisibleResource(db, viewer, id)
    return listReviews<ResourceReview, OwnResourceReview>(db, viewer, {
      ...reviewed,
      id,
      page,
      length,
      after,
    })
  })

  serve(resourceReviewsContract.reviewResource, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(REVIEWS, String(viewer.id))
    const { id, rating, comment = '' } = body
    const outcome = await reviewResource(db, viewer, { id, rating, comment, now })
    return { data: { message: reviewMessage(outcome), ...outcome } }
  })

  serve(resourceReviewsContract.deleteResourceReview, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await deleteOwnReview(db, reviewedResources, viewer, body)
    return { data: { message: m.review_deleted() } }
  })
}
