import type { Db } from '#platform/db/database.ts'
import { REPORTS_THAT_HIDE, type ReportReason } from '../report-reasons.contract.ts'
import { ReportedThingNotFound } from './moderation.errors.ts'
import type { Reportable } from './reportable.ts'
import { countOpenReports, insertReport } from './reports.queries.ts'

/**
 * Keeps one report a person. The third person's hides the thing until a moderator decides (decisions, Families first).
 * @throws ReportedThingNotFound
 */
export async function report(
  db: Db,
  viewer: { id: number },
  of: {
    reportables: readonly Reportable[]
    kind: string
    id: number
    reason: ReportReason
    words: string
    now: Date
  },
): Promise<void> {
  const { reportables, kind, id, reason, words, now } = of
  const reportable = reportables.find((one) => one.kind === kind)
  if (!reportable) throw new ReportedThingNotFound()
  await db.transaction(async (tx) => {
    const thing = await reportable.lock(tx, id)
    if (!thing) throw new ReportedThingNotFound()
    await insertReport(tx, { kind, id, user_id: viewer.id, reason, words })
    if (thing.is_hidden || (await countOpenReports(tx, { kind, id })) < REPORTS_THAT_HIDE) return
    await reportable.setHidden(tx, { id, isHidden: true, now })
  })
}
