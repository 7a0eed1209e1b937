import { linksWait } from '#foundation/moderation/server/index.ts'
import {
  countBlockedReviews,
  isReviewOf,
  selectOwnReview,
  selectRating,
  selectReviews,
} from '#foundation/reviews/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import type { OwnResourceReview, ResourceReview } from '../../resource-reviews.contract.ts'
import { type Asking, findVisibleResource } from '../visible-resource.queries.ts'
import { reportableResourceReviews, reviewedResources } from './resource-reviews.queries.ts'

/** @throws ResourceNotFound, CursorNotFound */
export async function listResourceReviews(
  db: Db,
  viewer: Asking,
  { id, page, length, after }: { id: number; page: number; length: number; after: number | undefined },
) {
  await findVisibleResource(db, viewer, id)
  if (after !== undefined && !(await isReviewOf(db, reviewedResources, { id, review_id: after })))
    throw new CursorNotFound()
  const data = await selectReviews<ResourceReview>(db, reviewedResources, {
    id,
    viewer_id: viewer?.id ?? null,
    limit: length,
    offset: (page - 1) * length,
    after,
  })
  const rating = await selectRating(db, reviewedResources, id)
  const blocked = await countBlockedReviews(db, reviewedResources, { id, viewer_id: viewer?.id ?? null })
  const own =
    viewer && (await selectOwnReview<OwnResourceReview>(db, reviewedResources, { id, user_id: viewer.id }))
  return {
    data,
    // The rating counts the same reviews, and those by people whom the person has blocked.
    ...cappedTotal(Math.max(0, rating.rating_count - blocked)),
    ...rating,
    own,
    links_wait: await linksWait(db, viewer, reportableResourceReviews),
  }
}
