import type { Db } from '#platform/db/database.ts'
import { deleteAnswer } from './event-questions.queries.ts'
import { AnswerNotFound } from './feedback.errors.ts'

/**
 * Deletes the viewer's own answer for good, even if it is reported or hidden. They may no longer be a speaker or host.
 * @throws AnswerNotFound
 */
export async function deleteOwnAnswer(db: Db, viewer: { id: number }, { id }: { id: number }): Promise<void> {
  if (!(await deleteAnswer(db, { id, user_id: viewer.id }))) throw new AnswerNotFound()
}
