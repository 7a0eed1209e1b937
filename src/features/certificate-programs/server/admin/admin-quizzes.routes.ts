import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { adminQuizzesContract } from '../../admin-quizzes.contract.ts'
import { findManagedQuestion, moveQuestion, removeQuestion } from './change-questions.ts'
import { findNamesOfModule } from './quiz-question.queries.ts'
import { saveQuestion } from './save-question.ts'

/** Questions of the modules' quizzes. */
export function adminQuizzesRoutes({ serve, viewers }: RouteParts): void {
  serve(adminQuizzesContract.getManagedQuestion, async ({ db, query: { id }, language, ...call }) => {
    const viewer = await viewers.staff(call)
    const { form, revision, module_id } = await findManagedQuestion(db, viewer, id)
    const names = await findNamesOfModule(db, { id: module_id, language })
    return { data: { ...form, id, revision, ...names } }
  })

  serve(adminQuizzesContract.saveQuestion, async ({ db, body, now, ...call }) => {
    const saved = await saveQuestion(db, await viewers.staff(call), { fields: body, now })
    return { data: { message: m.admin_question_saved(), ...saved } }
  })

  serve(adminQuizzesContract.moveQuestion, async ({ db, body, now, ...call }) => {
    await moveQuestion(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_order_saved() } }
  })

  serve(adminQuizzesContract.removeQuestion, async ({ db, body, now, ...call }) => {
    const place = await removeQuestion(db, await viewers.staff(call), { ...body, now })
    return { data: { message: m.admin_question_removed(), ...place } }
  })
}
