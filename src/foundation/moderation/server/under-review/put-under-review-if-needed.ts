import type { Db } from '#platform/db/database.ts'
import type { Reportable } from '../reportable.ts'
import { isHiddenByReports } from '../reports.queries.ts'
import { dropFromReview, lockUnderReview, putUnderReview } from './under-review.queries.ts'
import { type Checked, underReviewReason } from './under-review-reason.ts'

interface Written extends Omit<Checked, 'reportable' | 'id'> {
  reportable: Reportable
  id: number
  now: Date
}

/**
 * Call after a text was written, in the same transaction: hides it until a moderator has checked it, if needed. A thing
 * already under review is checked again, and shown if it's fine now; what a moderator or reports hid stays hidden.
 * @returns whether it's under review
 * @throws WordNotAllowed
 */
export async function putUnderReviewIfNeeded(tx: Db, written: Written): Promise<boolean> {
  const { reportable, id, viewer, before, now } = written
  const key = { kind: reportable.kind, id }
  const thing = await reportable.lock(tx, id)
  const underReview = await lockUnderReview(tx, key)
  const waits = underReview !== undefined && underReview.decision === null
  const isPublic = thing !== null && !thing.is_hidden
  const why = await underReviewReason(tx, { ...written, before: isPublic ? (before ?? []) : [] })
  if (thing?.is_hidden && !waits) return false
  if (why && thing) {
    await putUnderReview(tx, { ...key, user_id: viewer.id, why, now })
    if (isPublic) await reportable.setHidden(tx, { id, isHidden: true, isQuiet: true, now })
    return true
  }
  if (!waits) return false
  await dropFromReview(tx, key)
  const isReported = await isHiddenByReports(tx, { ...key, now })
  if (!isPublic && !isReported) await reportable.setHidden(tx, { id, isHidden: false, isQuiet: true, now })
  return false
}
