import { dropFromReview } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { QUESTION_KIND } from '../../feedback.contract.ts'
import { deleteQuestion, lockOwnQuestion } from './event-questions.queries.ts'
import { QuestionNotFound } from './feedback.errors.ts'

/**
 * Deletes the viewer's own question for good with its votes and answers, even if it is reported or hidden.
 * @throws QuestionNotFound
 */
export async function deleteOwnQuestion(
  db: Db,
  viewer: { id: number },
  { id }: { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOwnQuestion(tx, { id, user_id: viewer.id }))) throw new QuestionNotFound()
    await deleteQuestion(tx, id)
    await dropFromReview(tx, { kind: QUESTION_KIND, id })
  })
}
