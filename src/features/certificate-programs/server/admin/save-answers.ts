import { recordChange } from '#foundation/audit/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { type AnswersFields, answerTexts, type WrittenAnswer } from '../../admin-answers.contract.ts'
import { ANSWER_SLOTS } from '../../admin-programs.contract.ts'
import { ProgramChangedMeanwhile } from './admin-programs.errors.ts'
import { selectWrittenAnswers, writeAnswers } from './answers.queries.ts'
import { type Editor, findManagedProgram } from './find-managed-program.ts'

/**
 * Puts the questions and answers of a form in place of those that a program had.
 * @throws NotAllowed, ProgramNotFound, ProgramChangedMeanwhile
 */
export async function saveAnswers(
  db: Db,
  viewer: Editor,
  { fields, now }: { fields: AnswersFields; now: Date },
): Promise<void> {
  const { id, revision } = fields
  const answers = answersOf(fields)
  await db.transaction(async (tx) => {
    await findManagedProgram(tx, viewer, { id, isLocked: true })
    const before = await selectWrittenAnswers(tx, id)
    if (revision !== revisionOf(before)) throw new ProgramChangedMeanwhile()
    await writeAnswers(tx, { program_id: id, answers })
    const change = { before: { answers: before }, after: { answers } }
    await recordChange(tx, { viewer, action: 'answers-changed', kind: 'program', id, ...change, now })
  })
}

const answersOf = (fields: AnswersFields): WrittenAnswer[] =>
  ANSWER_SLOTS.map((slot) => answerTexts.ofSlot(fields, slot)).filter(
    ({ question_en, question_hi }) => question_en || question_hi,
  )
