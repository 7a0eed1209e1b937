import { listOwnReviews } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import type { OwnEventReview } from '../../own-feedback.contract.ts'
import { reviewedEvents } from '../feedback/event-reviews.queries.ts'
import type { OwnListWanted } from './list-own-questions.ts'
import { reviewedEvent } from './own-questions.queries.ts'

/**
 * A page of the person's event reviews.
 * @throws CursorNotFound
 */
export async function listOwnEventReviews(
  db: Db,
  viewer: { id: number },
  { language, ...wanted }: OwnListWanted,
) {
  const listed = await listOwnReviews<OwnEventReview>(db, reviewedEvents, viewer, {
    ...wanted,
    thing: reviewedEvent(language),
  })
  if (!listed) throw new CursorNotFound()
  return listed
}
