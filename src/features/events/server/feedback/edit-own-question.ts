import { type Maker, putUnderReviewIfNeeded } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lockOwnQuestion, updateQuestion } from './event-questions.queries.ts'
import { QuestionNotFound } from './feedback.errors.ts'
import { reportableQuestions } from './reportable-feedback.queries.ts'

/**
 * Changes the text of the viewer's own question, even if it is reported or hidden. A question that a moderator hid
 * stays hidden.
 * @throws QuestionNotFound, WordNotAllowed
 */
export async function editOwnQuestion(
  db: Db,
  viewer: Maker,
  { id, question, now }: { id: number; question: string; now: Date },
): Promise<{ is_waiting: boolean }> {
  return db.transaction(async (tx) => {
    const before = await lockOwnQuestion(tx, { id, user_id: viewer.id })
    if (!before) throw new QuestionNotFound()
    await updateQuestion(tx, { id, question })
    const written = {
      reportable: reportableQuestions,
      id,
      viewer,
      texts: [question],
      before: [before.question],
      now,
    }
    return { is_waiting: await putUnderReviewIfNeeded(tx, written) }
  })
}
