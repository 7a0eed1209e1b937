import { selectRating, writeReview } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceReview } from '../../resource-reviews.contract.ts'
import { DEFAULT_RATING } from '../../resource-values.contract.ts'
import { resourceAbilities } from '../../resources.policy.ts'
import { lockVisibleResource } from '../find-visible-resource.queries.ts'
import { OwnResourceNotReviewed } from '../resources.errors.ts'
import { reviewedResources } from './resource-reviews.queries.ts'

/**
 * Writes the person's one review of a resource, or changes it. The resource's rating moves with it.
 * @throws ResourceNotFound, OwnResourceNotReviewed
 */
export async function reviewResource(
  db: Db,
  viewer: { id: number },
  of: { id: number; rating: number | undefined; comment: string; now: Date },
) {
  const { id, rating = DEFAULT_RATING, comment, now } = of
  return db.transaction(async (tx) => {
    const resource = await lockVisibleResource(tx, viewer, id)
    if (!resourceAbilities(viewer, resource).review) throw new OwnResourceNotReviewed()
    const written = { id, user_id: viewer.id, rating, words: comment, now }
    const review = await writeReview<ResourceReview>(tx, reviewedResources, written)
    return { review, ...(await selectRating(tx, reviewedResources, id)) }
  })
}
