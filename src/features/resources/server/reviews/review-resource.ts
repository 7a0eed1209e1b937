import type { Maker } from '#foundation/moderation/server/index.ts'
import { reviewThing } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { DEFAULT_RATING } from '../../resource-card.contract.ts'
import type { ResourceReview } from '../../resource-reviews.contract.ts'
import { resourceAbilities } from '../../resources.policy.ts'
import { OwnResourceNotReviewed } from '../resources.errors.ts'
import { lockVisibleResource } from '../visible-resource.queries.ts'
import { reportableResourceReviews, reviewedResources } from './resource-reviews.queries.ts'

/**
 * Creates or updates the person's one review of a resource, and the resource's rating with it.
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
    const written = {
      on: reviewedResources,
      reportable: reportableResourceReviews,
      id,
      rating,
      words: comment,
      now,
    }
    return reviewThing<ResourceReview>(tx, viewer, written)
  })
}
