import { listOwnReviews } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import type { OwnResourceReviewItem } from '../../own-reviews.contract.ts'
import { aboutResource, reviewedResources } from '../reviews/resource-reviews.queries.ts'
import type { Asking } from '../visible-resource.queries.ts'

/**
 * A page of the person's resource reviews.
 * @throws CursorNotFound
 */
export async function listOwnResourceReviews(
  db: Db,
  viewer: NonNullable<Asking>,
  wanted: { page: number; length: number; after: number | undefined },
) {
  const listed = await listOwnReviews<OwnResourceReviewItem>(db, reviewedResources, viewer, {
    ...wanted,
    thing: aboutResource(viewer),
  })
  if (!listed) throw new CursorNotFound()
  return listed
}
