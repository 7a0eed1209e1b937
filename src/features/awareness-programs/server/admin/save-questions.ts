import { recordChange } from '#foundation/audit/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { missingOfAwarenessInWords } from '../../admin-awareness-needed.contract.ts'
import type { QuestionsFields } from '../../admin-awareness-words.contract.ts'
import { QUESTION_POSITIONS } from '../../awareness-programs.contract.ts'
import { AwarenessChangedMeanwhile, AwarenessNotComplete } from './admin.errors.ts'
import { type Editor, findManagedAwareness } from './find-managed-awareness.ts'
import { selectWrittenQuestions, writeQuestions } from './questions.queries.ts'
import { readQuestions } from './read-questions.ts'

/**
 * Puts the questions of a form in place of those that a program had. One that people see keeps all three.
 * @throws NotAllowed, AwarenessProgramNotFound, AwarenessChangedMeanwhile, AwarenessNotComplete, QuestionsNotRight
 */
export async function saveQuestions(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: QuestionsFields; now: Date },
): Promise<void> {
  const { id, revision } = fields
  await db.transaction(async (tx) => {
    const { publication } = await findManagedAwareness(tx, viewer, { id, isLocked: true })
    const before = await selectWrittenQuestions(tx, id)
    if (revision !== revisionOf(before)) throw new AwarenessChangedMeanwhile()
    const questions = readQuestions(fields)
    if (publication !== 'draft' && questions.length < QUESTION_POSITIONS.length)
      throw new AwarenessNotComplete(missingOfAwarenessInWords(['questions']))
    await writeQuestions(tx, { program_id: id, questions })
    const words = { before: { questions: before }, after: { questions } }
    const what = { action: 'questions-changed', kind: 'awareness-program', id }
    await recordChange(tx, { viewer, ...what, ...words, now })
  })
}
