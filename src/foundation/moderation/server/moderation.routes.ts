import type { Viewers } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import type { Serve } from '#platform/http/serve.ts'
import { defineLimit, type Limits } from '#platform/limits/limits.ts'
import { moderationContract } from '../moderation.contract.ts'
import { adminModerationRoutes } from './admin-moderation.routes.ts'
import { findReported } from './find-reported.ts'
import { report } from './report.ts'
import type { Reportable } from './reportable.ts'

/** One person's reports. */
const REPORTS = defineLimit({ name: 'report', tries: 20, seconds: 24 * 60 * 60, words: m.limit_report })

export interface ModerationParts {
  /** What a report can ask for beside: the author is blocked by who reports. */
  block: (db: Db, viewer: { id: number }, of: { id: number; isBlocked: boolean; now: Date }) => Promise<void>
  viewers: Viewers
  limits: Limits
  reportables: readonly Reportable[]
}

export function moderationRoutes(serve: Serve, parts: ModerationParts): void {
  const { viewers, limits, reportables, block } = parts
  adminModerationRoutes(serve, { viewers, reportables })

  serve(moderationContract.findReportable, async ({ db, query }) => {
    await findReported(db, { reportables, ...query })
    return { data: query }
  })

  serve(moderationContract.report, async ({ db, now, body, log, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(REPORTS, viewer.email)
    const { kind, id, reason, words = '', also_block = false } = body
    const author_id = await report(db, viewer, { reportables, kind, id, reason, words, now })
    if (also_block) await blockAuthor(db, viewer, { block, author_id, now })
    log.info({ kind, id, reason }, 'reported')
    return { data: { message: m.report_sent() } }
  })
}

/** The report stands, whether its author can be blocked or is gone by now. */
async function blockAuthor(
  db: Db,
  viewer: { id: number },
  of: Pick<ModerationParts, 'block'> & { author_id: number | null; now: Date },
): Promise<void> {
  const { block, author_id: id, now } = of
  if (id === null || id === viewer.id) return
  try {
    await block(db, viewer, { id, isBlocked: true, now })
  } catch (error) {
    if (!(error instanceof NamedError) || error.status !== 404) throw error
  }
}
