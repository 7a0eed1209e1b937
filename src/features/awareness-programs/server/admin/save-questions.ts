import { missingLabels } from '#foundation/content/content.contract.ts'
import { type Editor, savePart } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { QuestionsFields } from '../../admin-awareness-words.contract.ts'
import { QUESTION_POSITIONS } from '../../awareness-programs.contract.ts'
import { neededLabels } from '../../needed-to-publish.contract.ts'
import { AwarenessNotComplete } from './admin.errors.ts'
import { awarenessContent } from './awareness-content.ts'
import { selectWrittenQuestions, writeQuestions } from './questions.queries.ts'
import { readQuestions } from './read-questions.ts'

/**
 * Replaces a program's questions with those of the form. A published program keeps all three.
 * @throws NotAllowed, AwarenessProgramNotFound, AwarenessChangedMeanwhile, AwarenessNotComplete, QuestionsNotRight
 */
export function saveQuestions(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: QuestionsFields; now: Date },
): Promise<void> {
  return savePart(db, awarenessContent, {
    viewer,
    fields,
    part: 'questions',
    now,
    read: selectWrittenQuestions,
    async write(tx, { id, publication }) {
      const questions = readQuestions(fields)
      if (publication !== 'draft' && questions.length < QUESTION_POSITIONS.length)
        throw new AwarenessNotComplete(missingLabels(neededLabels, ['questions']))
      await writeQuestions(tx, { program_id: id, questions })
      return questions
    },
  })
}
