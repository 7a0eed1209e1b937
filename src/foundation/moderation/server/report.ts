import type { Db } from '#platform/db/database.ts'
import type { ReportReason } from '../moderation.contract.ts'
import { lockReported, type Reported } from './lock-reported.ts'
import { insertReport, isHiddenByReports } from './reports.queries.ts'

/**
 * Stores one report per person. The third one hides the thing until a moderator decides; reports from new accounts
 * without a confirmed email don't count towards that (docs/rules/families.md, Reports).
 * @returns the id of the thing's author; null for a former member
 * @throws ReportedThingNotFound
 */
export async function report(
  db: Db,
  viewer: { id: number },
  of: Reported & { reason: ReportReason; words: string; now: Date },
): Promise<number | null> {
  const { kind, id, reason, words, now } = of
  return db.transaction(async (tx) => {
    const { reportable, is_hidden } = await lockReported(tx, of)
    await insertReport(tx, { kind, id, user_id: viewer.id, reason, words })
    const [thing] = await reportable.selectThings(tx, [id], 'en')
    const author_id = thing?.author?.id ?? null
    if (is_hidden || !(await isHiddenByReports(tx, { kind, id, now }))) return author_id
    await reportable.setHidden(tx, { id, isHidden: true, now })
    return author_id
  })
}
