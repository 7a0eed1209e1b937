import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { Reportable, ReportedThing } from './reportable.ts'
import { type ReportedSubject, selectReportedSubjects } from './reports.queries.ts'

/** One line of the queue. `thing` is null when what was reported is gone. */
export type QueuedReport = ReportedSubject & { thing: ReportedThing | null }

/** What people reported: what waits for a decision, or with `isDecided` what had one. For moderators only. */
export async function selectReports(
  db: Db,
  of: {
    reportables: readonly Reportable[]
    isDecided: boolean
    language: TextLanguage
    limit: number
    offset: number
  },
): Promise<{ reports: QueuedReport[]; total: number }> {
  const { subjects, total } = await selectReportedSubjects(db, of)
  const things = new Map<string, ReportedThing>()
  for (const { kind, selectThings } of of.reportables) {
    const ids = subjects.filter((subject) => subject.kind === kind).map(({ subject_id }) => subject_id)
    if (ids.length === 0) continue
    for (const thing of await selectThings(db, ids, of.language)) things.set(`${kind} ${thing.id}`, thing)
  }
  const reports = subjects.map((subject) => ({
    ...subject,
    thing: things.get(`${subject.kind} ${subject.subject_id}`) ?? null,
  }))
  return { reports, total }
}
