import { authorize } from '#foundation/accounts/server/index.ts'
import { decideReport, ReportedThingNotFound } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { feedbackAbilities } from '../../../admin-feedback.policy.ts'
import type { QUESTION_KIND, REVIEW_KIND } from '../../../feedback.contract.ts'
import { reportableQuestions, reportableReviews } from '../../feedback/reportable-feedback.queries.ts'
import { ModeratorDecides } from '../admin-choices.errors.ts'
import { findManagedEvent, type Organiser } from '../find-managed-event.ts'
import { findFeedback } from './managed-feedback.queries.ts'

const reportables = [reportableQuestions, reportableReviews]

/**
 * Hides or restores a question or review of one of the viewer's events. Does nothing if it already is as requested.
 * @throws EventNotFound, NotAllowed, ReportedThingNotFound, ModeratorDecides
 */
export async function decideFeedback(
  db: Db,
  viewer: Organiser,
  of: {
    event_id: number
    kind: typeof QUESTION_KIND | typeof REVIEW_KIND
    id: number
    decision: 'hide' | 'restore'
    reason: string
    now: Date
  },
): Promise<void> {
  const { event_id, kind, id, decision, reason, now } = of
  await db.transaction(async (tx) => {
    const { can, publication } = await findManagedEvent(tx, viewer, { id: event_id })
    authorize(can.see_people)
    // Locked first, so that a report arriving meanwhile isn't decided unseen.
    await reportables.find((one) => one.kind === kind)?.lock(tx, id)
    const thing = await findFeedback(tx, { event_id, kind, id })
    if (!thing) throw new ReportedThingNotFound()
    const isHidden = decision === 'hide'
    if (thing.is_hidden === isHidden) return
    const may = feedbackAbilities(viewer, { ...thing, kind, publication })
    if (!isHidden && !may.show && (thing.report_count > 0 || thing.needs_moderator))
      throw new ModeratorDecides()
    authorize(isHidden ? may.hide : may.show)
    await decideReport(tx, viewer, { reportables, kind, id, decision, reason, now })
  })
}
