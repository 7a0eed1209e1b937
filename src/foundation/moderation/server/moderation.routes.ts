import type { Viewers } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Serve } from '#platform/http/serve.ts'
import type { Limit, Limits } from '#platform/limits/limits.ts'
import { moderationContract } from '../moderation.contract.ts'
import { findReported } from './find-reported.ts'
import { report } from './report.ts'
import type { Reportable } from './reportable.ts'

/** One person's reports. */
const REPORTS: Limit = { name: 'report', tries: 30, seconds: 60 * 60 }

export interface ModerationParts {
  viewers: Viewers
  limits: Limits
  reportables: readonly Reportable[]
}

export function moderationRoutes(serve: Serve, { viewers, limits, reportables }: ModerationParts): void {
  serve(moderationContract.findReportable, async ({ db, query }) => {
    await findReported(db, { reportables, ...query })
    return { data: query }
  })

  serve(moderationContract.report, async ({ db, now, body, log, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(REPORTS, viewer.email)
    const { kind, id, reason, words = '' } = body
    await report(db, viewer, { reportables, kind, id, reason, words, now })
    log.info({ kind, id, reason }, 'reported')
    return { data: { message: m.report_sent() } }
  })
}
