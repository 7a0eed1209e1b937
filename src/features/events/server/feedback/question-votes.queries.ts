import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isPublic } from '../visible-event.queries.ts'

interface Vote {
  question_id: number
  user_id: number
}

/** Locks a question that everyone may see until the transaction ends, so that its votes are handled one at a time. */
export async function lockVisibleQuestion(
  tx: Db,
  { question_id, user_id }: Vote,
): Promise<{ is_upvoted: boolean } | undefined> {
  const [locked] = await rows(
    tx,
    sql`select q.id from event_questions q join events e on e.id = q.event_id
      where q.id = ${question_id} and q.hidden_at is null and ${isPublic('e')}
      for no key update of q`,
  )
  if (!locked) return undefined
  // In a statement of its own, so that it sees what the lock's previous holder has written.
  const votes = await rows(
    tx,
    sql`select from event_question_votes where question_id = ${question_id} and user_id = ${user_id}`,
  )
  return { is_upvoted: votes.length > 0 }
}

/** The caller holds the lock, and calls this only if the vote changes. */
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
