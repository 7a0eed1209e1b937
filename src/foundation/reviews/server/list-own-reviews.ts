import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { countOwnReviews, isOwnReview, type ReviewedThing, selectOwnReviews } from './own-reviews.queries.ts'
import type { Reviewed } from './reviews.queries.ts'

interface OwnReviewsWanted {
  page: number
  length: number
  after: number | undefined
  thing: ReviewedThing
}

/** A page of the person's reviews of one kind of thing; null if `after` is no review of theirs. */
export async function listOwnReviews<Review>(
  db: Db,
  on: Reviewed,
  { id: user_id }: { id: number },
  { page, length, after, thing }: OwnReviewsWanted,
) {
  if (after !== undefined && !(await isOwnReview(db, on, { id: after, user_id }))) return null
  const window = { after, ...pageWindow({ page, length }) }
  const data = await selectOwnReviews<Review>(db, on, { user_id, thing, ...window })
  const total = await countOwnReviews(db, on, { user_id, cap: RECORDS_TOTAL_CAP })
  return {
    data,
    ...cappedTotal(total),
  }
}
