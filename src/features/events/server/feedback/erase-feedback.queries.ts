import { sql } from 'drizzle-orm'
import { eraseReviews } from '#foundation/reviews/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { reviewedEvents } from './event-reviews.queries.ts'

/**
 * Withdraws a person's votes before their account is deleted, and deletes what they wrote. If they chose to leave it
 * under "a former member", only what nobody else can see is deleted. Counts and ratings are updated with it.
 */
export async function eraseFeedback(
  tx: Db,
  { user_id, keepsShared }: { user_id: number; keepsShared: boolean },
): Promise<void> {
  await withdrawVotes(tx, user_id)
  await eraseReviews(tx, reviewedEvents, { user_id, keepsShared })
  const which = keepsShared ? sql`and hidden_at is not null` : sql``
  await tx.execute(sql`delete from event_answers where user_id = ${user_id} ${which}`)
  await tx.execute(sql`delete from event_questions where user_id = ${user_id} ${which}`)
}

async function withdrawVotes(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`select from event_questions
    where id in (select question_id from event_question_votes where user_id = ${user_id})
    order by id for no key update`)
  await tx.execute(sql`with withdrawn as (
      delete from event_question_votes where user_id = ${user_id} returning question_id)
    update event_questions set up_vote_count = up_vote_count - 1
    where id in (select question_id from withdrawn)`)
}
