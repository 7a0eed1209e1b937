import { sql } from 'drizzle-orm'
import { type Reviewed, selectOwnReview } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventStatus } from '../../events.contract.ts'
import { REVIEW_KIND } from '../../feedback.contract.ts'
import { at, hasFilm, statusAt } from '../catalogue/event-status.queries.ts'
import { isPublic, orNotFound } from '../visible-event.queries.ts'

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

interface ReviewedEvent {
  status: EventStatus
  /** The gathering has started, or its recording is published. */
  has_begun: boolean
  /** It can be reviewed: the gathering has ended, or its recording is published. */
  has_ended: boolean
}

/** @throws EventNotFound */
export async function findReviewedEvent(
  db: Db,
  { id, now }: { id: number; now: Date },
): Promise<ReviewedEvent> {
  const found = await rows<ReviewedEvent>(
    db,
    sql`select ${statusAt('e', now)} as status,
        coalesce(e.start_date_time <= ${at(now)} or ${hasFilm('e', now)}, false) as has_begun,
        coalesce(e.end_date_time <= ${at(now)} or ${hasFilm('e', now)}, false) as has_ended
      from events e where e.id = ${id} and ${isPublic('e')}`,
  )
  return orNotFound(found)
}
