import type { AuditKind } from '#foundation/audit/audit-words.contract.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lockIfThere, type Reported } from './lock-reported.ts'
import { ReportedThingNotFound, ReportsChanged } from './moderation.errors.ts'
import type { Reportable } from './reportable.ts'
import { isReportedSince, markDecided } from './reports.queries.ts'
import { isOpenTo, notifyOfDecision } from './under-review/decide-under-review.ts'
import { lockUnderReview, writeUnderReviewDecision } from './under-review/under-review.queries.ts'

export interface DecidedReport {
  reports_decided: number
  /** False if the thing was deleted before. */
  isThere: boolean
  /** Whether the thing was otherwise before: shown if it is hidden now, or the other way round. */
  isChange: boolean
}

/**
 * A moderator hides or restores a thing, which decides all its open reports. Works without reports, and if the thing is
 * gone. A reason for what is hidden already replaces the one before.
 * The caller has checked the permission. The audit log keeps the reason as long as the thing's author has an account.
 * @throws ReportedThingNotFound, ReportsChanged
 */
export async function decideReport(
  db: Db,
  moderator: { id: number },
  of: Reported & {
    decision: 'hide' | 'restore'
    reason?: string | undefined
    /** The newest report that the moderator read; without it, they read all. */
    last_reported_at?: string | undefined
    now: Date
  },
): Promise<DecidedReport> {
  const { kind, id, decision, reason, last_reported_at: since, now } = of
  return db.transaction(async (tx) => {
    const thing = await lockIfThere(tx, of)
    if (since && (await isReportedSince(tx, { kind, id, since }))) throw new ReportsChanged()
    const isHidden = decision === 'hide'
    const isChange = thing !== null && thing.is_hidden !== isHidden
    if (isChange) await thing.reportable.setHidden(tx, { id, isHidden, isByModerator: true, reason, now })
    const hasWaited = await decideWaiting(tx, moderator, of)
    const reports_decided = await markDecided(tx, { kind, id, decision, moderator_id: moderator.id, now })
    if (!thing && reports_decided === 0) throw new ReportedThingNotFound()
    const staysHidden = thing?.is_hidden && isHidden && (hasWaited || reports_decided > 0)
    if (staysHidden) await thing.reportable.keepReason?.(tx, { id, reason })
    const isToldByFeature = thing?.reportable.keepReason !== undefined
    if (thing && (isToldByFeature ? staysHidden && hasWaited : isChange || staysHidden)) {
      const told = { reportable: thing.reportable, id, reason, now }
      await notifyOfDecision(tx, { ...told, decision: isHidden ? 'refuse' : 'publish' })
    }
    if (isChange || hasWaited || reports_decided > 0) {
      const action = isHidden ? 'hidden' : 'restored'
      const maker = thing && (await makerOf(tx, thing.reportable, id))
      const personal = maker && reason ? { personal: { user_id: maker.id, after: { reason } } } : {}
      const after = { reports_decided }
      // Only what can be reported has reports, also if it is gone by now.
      await recordChange(tx, {
        viewer: moderator,
        action,
        kind: kind as AuditKind,
        id,
        after,
        ...personal,
        now,
      })
    }
    return { reports_decided, isThere: thing !== null, isChange }
  })
}

async function makerOf(tx: Db, reportable: Reportable, id: number) {
  const [thing] = await reportable.selectThings(tx, [id], 'en')
  return thing?.author ?? null
}

/** Decides the review of the thing, too, if it is pending or refused what is shown now. Returns whether it did. */
async function decideWaiting(
  tx: Db,
  moderator: { id: number },
  { kind, id, decision: decided, now }: { kind: string; id: number; decision: 'hide' | 'restore'; now: Date },
): Promise<boolean> {
  const underReview = await lockUnderReview(tx, { kind, id })
  const decision = decided === 'hide' ? 'refuse' : 'publish'
  if (!underReview || !isOpenTo(underReview, decision)) return false
  await writeUnderReviewDecision(tx, { kind, id, decision, moderator_id: moderator.id, now })
  return true
}
