import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { EventStatus } from '../../events.contract.ts'
import { statusAt } from '../catalogue/event-status.queries.ts'
import { findVisibleEvent } from '../details/find-visible-event.queries.ts'
import { hasBegun } from './event-reviews.queries.ts'

interface ReviewedEvent {
  status: EventStatus
  has_begun: boolean
}

/** @throws EventNotFound */
export async function findReviewedEvent(
  db: Db,
  { id, now }: { id: number; now: Date },
): Promise<ReviewedEvent> {
  return findVisibleEvent<ReviewedEvent>(
    db,
    id,
    sql`${statusAt(now)} as status, ${hasBegun(now)} as has_begun`,
  )
}
