import type { Feature, RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { moderationContract } from '../moderation.contract.ts'
import { findReported } from './find-reported.ts'
import { report } from './report.ts'
import { reportablesOf } from './reportables-of.ts'

/** One person's reports. */
const REPORTS = defineLimit({ name: 'report', tries: 20, seconds: 24 * 60 * 60, words: m.limit_report })

export function moderationRoutes({ serve, viewers, limits, features }: RouteParts): void {
  const reportables = reportablesOf(features)

  serve(moderationContract.findReportable, async ({ db, query }) => {
    await findReported(db, { reportables, ...query })
    return { data: query }
  })

  serve(moderationContract.report, async ({ db, now, body, log, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(REPORTS, viewer.email)
    const { kind, id, reason, words = '', also_block = false } = body
    const author_id = await report(db, viewer, { reportables, kind, id, reason, words, now })
    if (also_block) await blockAuthor(db, viewer, { features, author_id, now })
    log.info({ kind, id, reason }, 'reported')
    return { data: { message: m.report_sent() } }
  })
}

/** The report stands, whether its author can be blocked or is gone by now. */
async function blockAuthor(
  db: Db,
  viewer: { id: number },
  of: { features: readonly Feature[]; author_id: number | null; now: Date },
): Promise<void> {
  const { features, author_id: id, now } = of
  if (id === null || id === viewer.id) return
  try {
    for (const { block } of features) await block?.(db, viewer, { id, isBlocked: true, now })
  } catch (error) {
    if (!(error instanceof NamedError) || error.status !== 404) throw error
  }
}
