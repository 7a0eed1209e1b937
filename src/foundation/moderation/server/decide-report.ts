import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lockIfThere, type Reported } from './lock-reported.ts'
import { ReportedThingNotFound } from './moderation.errors.ts'
import { markDecided } from './reports.queries.ts'

/**
 * A moderator hides a thing or shows it again; every open report on it is decided with that. Works without a report
 * too, and where the thing is gone by now. Whoever calls this has checked that the person may. The audit log keeps it
 * with the reason.
 * @returns how many reports were decided
 * @throws ReportedThingNotFound
 */
export async function decideReport(
  db: Db,
  moderator: { id: number },
  of: Reported & { decision: 'hide' | 'restore'; reason?: string | undefined; now: Date },
): Promise<number> {
  const { kind, id, decision, reason, now } = of
  return db.transaction(async (tx) => {
    const thing = await lockIfThere(tx, of)
    const isHidden = decision === 'hide'
    const isChange = thing !== null && thing.is_hidden !== isHidden
    if (isChange) await thing.reportable.setHidden(tx, { id, isHidden, isByModerator: true, reason, now })
    const reports_decided = await markDecided(tx, { kind, id, decision, moderator_id: moderator.id, now })
    if (!thing && reports_decided === 0) throw new ReportedThingNotFound()
    if (isChange || reports_decided > 0) {
      const action = isHidden ? 'hidden' : 'restored'
      const after = { reports_decided, reason }
      await recordChange(tx, { viewer: moderator, action, kind, id, after, now })
    }
    return reports_decided
  })
}
