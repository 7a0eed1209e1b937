import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { AskedOrder } from '#platform/db/table-order.ts'
import type { Reporter, ReportSort } from '../admin-moderation.contract.ts'
import { selectReporters } from './context.queries.ts'
import type { Reportable } from './reportable.ts'
import { type ReportedSubject, selectReportedSubjects } from './reports.queries.ts'
import { type ModeratedThing, thingsOf } from './things-of.ts'

/** One entry of the queue. `thing` is null if the reported thing is gone. */
export type QueuedReport = ReportedSubject & { thing: ModeratedThing | null; reporters: Reporter[] }

/**
 * Undecided reports, or with `isDecided` decided ones. For moderators only; reporters are only included with
 * `namesReporters`.
 */
export async function selectReports(
  db: Db,
  of: {
    reportables: readonly Reportable[]
    isDecided: boolean
    namesReporters?: boolean
    order?: AskedOrder<ReportSort>
    language: TextLanguage
    limit: number
    offset: number
  },
): Promise<{ reports: QueuedReport[]; total: number }> {
  const { subjects, total } = await selectReportedSubjects(db, { order: {}, ...of })
  const thingOf = await thingsOf(db, { ...of, subjects })
  const reporters = await selectReporters(db, subjects)
  const reports = subjects.map((subject) => ({
    ...subject,
    thing: thingOf(subject),
    reporters: reporters
      .filter(({ kind, subject_id }) => kind === subject.kind && subject_id === subject.subject_id)
      .map(({ id, name, reports_count, upheld_count }) => ({
        id: of.namesReporters ? id : null,
        name: of.namesReporters ? name : null,
        reports_count,
        upheld_count,
      })),
  }))
  return { reports, total }
}
