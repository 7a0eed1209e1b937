import type { Move } from '#contract/wire.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { movedIn } from '#platform/order/moved-in.ts'
import { mayEditPrograms } from '../../admin-programs.policy.ts'
import { QuestionNotFound } from './admin-programs.errors.ts'
import { changeModule, expectWork } from './change-module.ts'
import type { ModuleRow } from './managed-module.queries.ts'
import {
  deleteQuestion,
  findQuestionRow,
  orderQuestions,
  type QuestionRow,
  selectQuestionIds,
} from './quiz-question.queries.ts'
import { moduleHasWork } from './write-module.queries.ts'

/** @throws NotAllowed, QuestionNotFound */
export async function findManagedQuestion(db: Db, viewer: Editor, id: number): Promise<QuestionRow> {
  authorize(mayEditPrograms(viewer))
  const question = await findQuestionRow(db, id)
  if (!question) throw new QuestionNotFound()
  return question
}

/** Runs `work` in a transaction that locks the question's program. @throws NotAllowed, QuestionNotFound */
export async function changeQuestion<T>(
  db: Db,
  viewer: Editor,
  { id, now }: { id: number; now: Date },
  work: (tx: Db, of: { question: QuestionRow; module: ModuleRow }) => Promise<T>,
): Promise<T> {
  const { module_id } = await findManagedQuestion(db, viewer, id)
  return changeModule(db, viewer, { id: module_id, now }, async (tx, module) =>
    // Read again, because someone else may have changed or deleted it before the lock was ours.
    work(tx, { question: await findManagedQuestion(tx, viewer, id), module }),
  )
}

/**
 * Moves a question. Does nothing if it is already at that end.
 * @throws NotAllowed, QuestionNotFound
 */
export function moveQuestion(
  db: Db,
  viewer: Editor,
  { id, direction, now }: { id: number; direction: Move; now: Date },
): Promise<void> {
  return changeQuestion(db, viewer, { id, now }, async (tx, { module }) => {
    const before = await selectQuestionIds(tx, module.id)
    const questions = movedIn(before, { id, direction })
    if (!questions) return
    await orderQuestions(tx, questions)
    const change = { before: { questions: before }, after: { questions } }
    await recordChange(tx, {
      viewer,
      action: 'quiz-ordered',
      kind: 'course-module',
      id: module.id,
      ...change,
      now,
    })
  })
}

/**
 * Deletes a question. Quizzes that people have passed stay passed. Returns its module and program.
 * @throws NotAllowed, QuestionNotFound, ModuleNeedsWork
 */
export function removeQuestion(
  db: Db,
  viewer: Editor,
  { id, now }: { id: number; now: Date },
): Promise<{ module_id: number; program_id: number }> {
  return changeQuestion(db, viewer, { id, now }, async (tx, { question, module }) => {
    const hadWork = await moduleHasWork(tx, module.id)
    await deleteQuestion(tx, id)
    await expectWork(tx, module, hadWork)
    const before = { module_id: module.id, ...question.form }
    await recordChange(tx, { viewer, action: 'removed', kind: 'quiz-question', id, before, now })
    return { module_id: module.id, program_id: module.program_id }
  })
}
