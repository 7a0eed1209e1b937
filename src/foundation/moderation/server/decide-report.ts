import type { Db } from '#platform/db/database.ts'
import { ReportedThingNotFound } from './moderation.errors.ts'
import type { Reportable } from './reportable.ts'
import { markDecided } from './reports.queries.ts'

/**
 * A moderator hides a thing or shows it again; every open report on it is decided with that. Works without a report
 * too. Whoever calls this has checked that the person may moderate.
 * @returns how many reports were decided
 * @throws ReportedThingNotFound
 */
export async function decideReport(
  db: Db,
  moderator: { id: number },
  of: {
    reportables: readonly Reportable[]
    kind: string
    id: number
    decision: 'hide' | 'restore'
    now: Date
  },
): Promise<number> {
  const { reportables, kind, id, decision, now } = of
  const reportable = reportables.find((one) => one.kind === kind)
  if (!reportable) throw new ReportedThingNotFound()
  return db.transaction(async (tx) => {
    const thing = await reportable.lock(tx, id)
    if (!thing) throw new ReportedThingNotFound()
    const isHidden = decision === 'hide'
    if (thing.is_hidden !== isHidden) await reportable.setHidden(tx, { id, isHidden, now })
    return markDecided(tx, { kind, id, decision, moderator_id: moderator.id, now })
  })
}
