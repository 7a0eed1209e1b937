import type { Db } from '#platform/db/database.ts'
import type { QuestionVote } from '../../event-questions.contract.ts'
import { QuestionNotFound } from './feedback.errors.ts'
import { lockVisibleQuestion, selectVoteCount, writeVote } from './question-votes.queries.ts'

/**
 * Adds or removes the person's vote. Does nothing if the vote already is as requested; without `is_upvoted` the vote
 * is toggled.
 * @throws QuestionNotFound
 */
export async function upvoteQuestion(
  db: Db,
  viewer: { id: number },
  { id, is_upvoted }: { id: number; is_upvoted: boolean | undefined },
): Promise<QuestionVote> {
  const vote = { question_id: id, user_id: viewer.id }
  return db.transaction(async (tx) => {
    const before = await lockVisibleQuestion(tx, vote)
    if (!before) throw new QuestionNotFound()
    const isUpvoted = is_upvoted ?? !before.is_upvoted
    if (isUpvoted !== before.is_upvoted) await writeVote(tx, { ...vote, isUpvoted })
    return { id, up_vote_count: await selectVoteCount(tx, id), is_upvoted: isUpvoted }
  })
}
