import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { linksWait } from '#foundation/moderation/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { mayAnswer } from '../../event-questions.policy.ts'
import { expectVisibleEvent } from '../visible-event.queries.ts'
import { selectQuestions, standingAt } from './event-questions.queries.ts'
import { countQuestions, isQuestionOf } from './listed-questions.queries.ts'
import { reportableQuestions } from './reportable-feedback.queries.ts'

/** @throws EventNotFound, CursorNotFound */
export async function listQuestions(
  db: Db,
  viewer: (WithRoles & { id: number }) | null,
  {
    id: event_id,
    page,
    length,
    after,
  }: { id: number; page: number; length: number; after: number | undefined },
) {
  await expectVisibleEvent(db, event_id)
  if (after !== undefined && !(await isQuestionOf(db, { event_id, id: after }))) throw new CursorNotFound()
  const viewer_id = viewer?.id ?? null
  const data = await selectQuestions(db, { event_id, viewer_id, after, ...pageWindow({ page, length }) })
  const total = await countQuestions(db, { event_id, viewer_id })
  const answer = viewer !== null && mayAnswer(viewer, await standingAt(db, { event_id, user_id: viewer.id }))
  const links_wait = await linksWait(db, viewer, reportableQuestions)
  return { data, ...cappedTotal(total), can: { answer }, links_wait }
}
