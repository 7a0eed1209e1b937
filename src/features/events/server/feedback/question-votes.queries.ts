import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface Vote {
  question_id: number
  user_id: number
}

/** Locks a question that anyone may see until the transaction ends: its votes come one after the other. */
export async function lockVisibleQuestion(
  tx: Db,
  { question_id, user_id }: Vote,
): Promise<{ is_upvoted: boolean } | undefined> {
  const [locked] = await rows(
    tx,
    sql`select q.id from event_questions q join events e on e.id = q.event_id
      where q.id = ${question_id} and q.hidden_at is null and e.publication = 'published'
      for no key update of q`,
  )
  if (!locked) return undefined
  // A statement of its own: it must see what the one before it in the line has written.
  const votes = await rows(
    tx,
    sql`select from event_question_votes where question_id = ${question_id} and user_id = ${user_id}`,
  )
  return { is_upvoted: votes.length > 0 }
}

/** Only under the lock, and only where it changes something. */
export async function writeVote(
  tx: Db,
  { question_id, user_id, isUpvoted }: Vote & { isUpvoted: boolean },
): Promise<void> {
  await tx.execute(
    isUpvoted
      ? sql`insert into event_question_votes (question_id, user_id) values (${question_id}, ${user_id})`
      : sql`delete from event_question_votes where question_id = ${question_id} and user_id = ${user_id}`,
  )
  await tx.execute(
    sql`update event_questions set up_vote_count = up_vote_count + ${isUpvoted ? 1 : -1} where id = ${question_id}`,
  )
}

export async function selectVoteCount(db: Db, question_id: number): Promise<number> {
  const [found] = await rows<{ up_vote_count: number }>(
    db,
    sql`select up_vote_count from event_questions where id = ${question_id}`,
  )
  return found?.up_vote_count ?? 0
}
