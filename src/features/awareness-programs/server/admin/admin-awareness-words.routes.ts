import type { Editor } from '#foundation/content/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import type { Db } from '#platform/db/database.ts'
import { adminAwarenessWordsContract } from '../../admin-awareness-words.contract.ts'
import { maySuspendCampaigns } from '../../awareness-programs.policy.ts'
import { findManagedAwareness } from './awareness-content.ts'
import { selectWrittenQuestions } from './questions.queries.ts'
import { saveQuestions } from './save-questions.ts'
import { saveSteps } from './save-steps.ts'
import { selectWrittenSteps } from './steps.queries.ts'

/** The steps and the questions of an awareness program, each saved as a whole. */
export function adminAwarenessWordsRoutes({ serve, viewers }: RouteParts): void {
  serve(adminAwarenessWordsContract.getAwarenessSteps, async ({ db, query: { id }, ...call }) => {
    const head = await headOf(db, await viewers.staff(call), id)
    const steps = await selectWrittenSteps(db, id)
    return { data: { ...head, revision: revisionOf(steps), steps } }
  })

  serve(adminAwarenessWordsContract.saveAwarenessSteps, async ({ db, body, now, ...call }) => {
    await saveSteps(db, await viewers.staff(call), { fields: body, now })
    return { data: { message: m.awareness_admin_steps_saved() } }
  })

  serve(adminAwarenessWordsContract.getAwarenessQuestions, async ({ db, query: { id }, ...call }) => {
    const head = await headOf(db, await viewers.staff(call), id)
    const questions = await selectWrittenQuestions(db, id)
    return { data: { ...head, revision: revisionOf(questions), questions } }
  })

  serve(adminAwarenessWordsContract.saveAwarenessQuestions, async ({ db, body, now, ...call }) => {
    await saveQuestions(db, await viewers.staff(call), { fields: body, now })
    return { data: { message: m.awareness_admin_questions_saved() } }
  })
}

async function headOf(db: Db, viewer: Editor, id: number) {
  const { form } = await findManagedAwareness(db, viewer, { id })
  return { title: form.title_en || form.title_hi, can_see_campaigns: maySuspendCampaigns(viewer) }
}
