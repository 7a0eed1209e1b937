import { recordChange } from '#foundation/audit/server/index.ts'
import { decideReport, type Reportable } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/** @throws ReportedThingNotFound */
export async function decide(
  db: Db,
  viewer: { id: number },
  of: {
    reportables: readonly Reportable[]
    kind: string
    id: number
    decision: 'hide' | 'restore'
    now: Date
  },
): Promise<void> {
  const { kind, id, decision, now } = of
  await db.transaction(async (tx) => {
    const reports_decided = await decideReport(tx, viewer, of)
    const action = decision === 'hide' ? 'hidden' : 'restored'
    await recordChange(tx, { viewer, action, kind, id, after: { reports_decided }, now })
  })
}
