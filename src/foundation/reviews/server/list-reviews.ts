import { linksWait, type Maker, type Reportable } from '#foundation/moderation/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import {
  countBlockedReviews,
  isReviewOf,
  type Reviewed,
  selectOwnReview,
  selectRating,
  selectReviews,
} from './reviews.queries.ts'

interface Wanted {
  on: Reviewed
  reportable: Reportable
  /** The id of the thing. */
  id: number
  page: number
  length: number
  after: number | undefined
}

/**
 * A page of the reviews of a thing, with its rating and the viewer's own review. The caller has checked that it exists.
 * @throws CursorNotFound
 */
export async function listReviews<Review, Own extends { rating: number; is_hidden: boolean }>(
  db: Db,
  viewer: Maker | null,
  { on, reportable, id, page, length, after }: Wanted,
) {
  if (after !== undefined && !(await isReviewOf(db, on, { id, review_id: after }))) throw new CursorNotFound()
  const viewer_id = viewer?.id ?? null
  const data = await selectReviews<Review>(db, on, { id, viewer_id, after, ...pageWindow({ page, length }) })
  const rating = await selectRating(db, on, id)
  const blocked = await countBlockedReviews(db, on, { id, viewer_id })
  return {
    data,
    // The rating also counts reviews by people whom the viewer blocks.
    ...cappedTotal(Math.max(0, rating.rating_count - blocked)),
    ...rating,
    own: viewer && (await selectOwnReview<Own>(db, on, { id, user_id: viewer.id })),
    links_wait: await linksWait(db, viewer, reportable),
  }
}
