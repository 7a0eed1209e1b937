import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnReviewState } from '../../event-reviews.contract.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { CursorNotFound } from '../events.errors.ts'
import { countReviews, isReviewOf, selectOwnReview, selectReviews } from './event-reviews.queries.ts'
import { findReviewedEvent } from './find-reviewed-event.queries.ts'

/** @throws EventNotFound, CursorNotFound */
export async function listReviews(
  db: Db,
  viewer: { id: number } | null,
  wanted: { id: number; page: number; length: number; after: number | undefined; now: Date },
) {
  const { id, page, length, after, now } = wanted
  const { has_begun, rating, rating_count } = await findReviewedEvent(db, { id, now })
  if (after !== undefined && !(await isReviewOf(db, { event_id: id, id: after }))) throw new CursorNotFound()
  const reviews = await selectReviews(db, {
    event_id: id,
    viewer_id: viewer?.id ?? null,
    limit: length,
    offset: (page - 1) * length,
    after,
  })
  const total = await countReviews(db, { event_id: id, cap: RECORDS_TOTAL_CAP })
  return {
    data: reviews,
    recordsTotal: Math.min(total, RECORDS_TOTAL_CAP),
    recordsTotal_is_capped: total > RECORDS_TOTAL_CAP,
    rating,
    rating_count,
    own_state: await ownState(db, viewer, { id, has_begun, now }),
    own: viewer && (await selectOwnReview(db, { event_id: id, user_id: viewer.id })),
  }
}

async function ownState(
  db: Db,
  viewer: { id: number } | null,
  { id, has_begun, now }: { id: number; has_begun: boolean; now: Date },
): Promise<OwnReviewState> {
  if (!has_begun) return 'not-yet'
  if (!viewer) return 'log-in'
  const attendance = await attendanceOf(db, { event_id: id, user_id: viewer.id, now })
  return attendance === 'Attended' ? 'may-review' : 'not-there'
}
