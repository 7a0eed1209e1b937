import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { mayAnswer } from '../../event-questions.policy.ts'
import { findVisibleEvent } from '../details/find-visible-event.queries.ts'
import { CursorNotFound } from '../events.errors.ts'
import { countQuestions, isQuestionOf, isSpeakerOf, selectQuestions } from './event-questions.queries.ts'

/** @throws EventNotFound, CursorNotFound */
export async function listQuestions(
  db: Db,
  viewer: (WithRoles & { id: number }) | null,
  wanted: { id: number; page: number; length: number; after: number | undefined },
) {
  const { id, page, length, after } = wanted
  await findVisibleEvent(db, id)
  if (after !== undefined && !(await isQuestionOf(db, { event_id: id, id: after })))
    throw new CursorNotFound()
  const questions = await selectQuestions(db, {
    event_id: id,
    viewer_id: viewer?.id ?? null,
    limit: length,
    offset: (page - 1) * length,
    after,
  })
  const total = await countQuestions(db, { event_id: id, cap: RECORDS_TOTAL_CAP })
  const isSpeaker = viewer !== null && (await isSpeakerOf(db, { event_id: id, user_id: viewer.id }))
  return {
    data: questions,
    recordsTotal: Math.min(total, RECORDS_TOTAL_CAP),
    recordsTotal_is_capped: total > RECORDS_TOTAL_CAP,
    can: { answer: mayAnswer(viewer, { isSpeaker }) },
  }
}
