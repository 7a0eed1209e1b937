import { holdIfNeeded, type Maker } from '#foundation/moderation/server/index.ts'
import { selectOwnReview, selectRating, writeReview } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { DEFAULT_RATING } from '../../resource-card.contract.ts'
import type { OwnResourceReview, ResourceReview } from '../../resource-reviews.contract.ts'
import { resourceAbilities } from '../../resources.policy.ts'
import { OwnResourceNotReviewed } from '../resources.errors.ts'
import { lockVisibleResource } from '../visible-resource.queries.ts'
import { reportableResourceReviews, reviewedResources } from './resource-reviews.queries.ts'

/**
 * Writes the person's one review of a resource, or changes it. The resource's rating moves with it.
 * @throws ResourceNotFound, OwnResourceNotReviewed, WordNotAllowed
 */
export async function reviewResource(
  db: Db,
  viewer: Maker,
  of: { id: number; rating: number | undefined; comment: string; now: Date },
) {
  const { id, rating = DEFAULT_RATING, comment, now } = of
  return db.transaction(async (tx) => {
    const resource = await lockVisibleResource(tx, viewer, id)
    if (!resourceAbilities(viewer, resource).review) throw new OwnResourceNotReviewed()
    const own = { id, user_id: viewer.id }
    const before = await selectOwnReview<OwnResourceReview>(tx, reviewedResources, own)
    const written = { ...own, rating, words: comment, now }
    const review = await writeReview<ResourceReview>(tx, reviewedResources, written)
    const is_waiting = await holdIfNeeded(tx, {
      reportable: reportableResourceReviews,
      id: review.id,
      viewer,
      texts: [comment],
      before: before ? [before.comment] : [],
      now,
    })
    return { review, is_waiting, ...(await selectRating(tx, reviewedResources, id)) }
  })
}
