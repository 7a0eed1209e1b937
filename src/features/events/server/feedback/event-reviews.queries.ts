import { sql } from 'drizzle-orm'
import { type Reviewed, selectOwnReview } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { REVIEW_KIND } from '../../feedback.contract.ts'

export const reviewedEvents: Reviewed = {
  kind: REVIEW_KIND,
  reviews: sql`event_reviews`,
  things: sql`events`,
  thing_id: sql`event_id`,
  words: sql`feedback`,
}

export async function hasReviewed(
  db: Db,
  { event_id, user_id }: { event_id: number; user_id: number },
): Promise<boolean> {
  return (await selectOwnReview(db, reviewedEvents, { id: event_id, user_id })) !== null
}
