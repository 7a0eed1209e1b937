import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { lockEventOfReviews, moveRating } from './event-reviews.queries.ts'

/**
 * Takes a person's votes back before their account goes, and what they wrote unless they wish it to stay, under "a
 * former member" (decisions, Families first). Counts and ratings move with it.
 */
export async function eraseFeedback(
  tx: Db,
  { user_id, keepsWords }: { user_id: number; keepsWords: boolean },
): Promise<void> {
  await withdrawVotes(tx, user_id)
  if (keepsWords) return
  await eraseReviews(tx, user_id)
  await tx.execute(sql`delete from event_answers where user_id = ${user_id}`)
  await tx.execute(sql`delete from event_questions where user_id = ${user_id}`)
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

async function eraseReviews(tx: Db, user_id: number): Promise<void> {
  const reviewed = await rows<{ event_id: number }>(
    tx,
    sql`select event_id from event_reviews where user_id = ${user_id} order by event_id`,
  )
  for (const { event_id } of reviewed) {
    await lockEventOfReviews(tx, event_id)
    const [erased] = await rows<{ rating: number; is_hidden: boolean }>(
      tx,
      sql`delete from event_reviews where user_id = ${user_id} and event_id = ${event_id}
        returning rating, hidden_at is not null as is_hidden`,
    )
    if (erased && !erased.is_hidden) await moveRating(tx, { event_id, sum: -erased.rating, count: -1 })
  }
}
