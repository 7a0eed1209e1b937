import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { linksWait } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { mayAnswer } from '../../event-questions.policy.ts'
import { expectVisibleEvent } from '../visible-event.queries.ts'
import { selectQuestions, standingAt } from './event-questions.queries.ts'
import { listFeedback, type WantedFeedback } from './list-feedback.ts'
import { reportableQuestions } from './reportable-feedback.queries.ts'

/** @throws EventNotFound, CursorNotFound */
export async function listQuestions(
  db: Db,
  viewer: (WithRoles & { id: number }) | null,
  wanted: WantedFeedback,
) {
  const event_id = wanted.id
  await expectVisibleEvent(db, event_id)
  const listed = await listFeedback(db, viewer, { ...wanted, kind: 'question', select: selectQuestions })
  const answer = viewer !== null && mayAnswer(viewer, await standingAt(db, { event_id, user_id: viewer.id }))
  const links_wait = await linksWait(db, viewer, reportableQuestions)
  return { ...listed, can: { answer }, links_wait }
}
