import { authorize, mayManagePeople, mayModerate } from '#foundation/accounts/server/index.ts'
import type { Feature, RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { adminModerationContract } from '../admin-moderation.contract.ts'
import { moderationContract } from '../moderation.contract.ts'
import { type DecidedReport, decideReport } from './decide-report.ts'
import { findReported } from './find-reported.ts'
import { report } from './report.ts'
import { reportablesOf } from './reportables-of.ts'
import { selectReports } from './select-reports.ts'
import { decideUnderReview } from './under-review/decide-under-review.ts'
import { selectUnderReview } from './under-review/select-under-review.ts'
import { plainWords } from './words/plain-words.ts'
import { removeWord } from './words/remove-word.ts'
import { saveWords } from './words/save-words.ts'
import { selectWords } from './words/words.queries.ts'

/** Reports per person. */
const REPORTS = defineLimit({ name: 'report', tries: 20, seconds: 24 * 60 * 60, label: m.limit_report })

export function moderationRoutes({ serve, viewers, limits, features }: RouteParts): void {
  const reportables = reportablesOf(features)

  serve(moderationContract.findReportable, async ({ db, query }) => {
    await findReported(db, { reportables, ...query })
    return { data: query }
  })

  serve(moderationContract.report, async ({ db, now, body, log, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(REPORTS, String(viewer.id))
    const { kind, id, reason, words = '', also_block = false } = body
    const author_id = await report(db, viewer, { reportables, kind, id, reason, words, now })
    if (also_block) await blockAuthor(db, viewer, { features, author_id, now })
    log.info({ kind, id, reason }, 'reported')
    return { data: { message: m.report_sent() } }
  })
}

/** The report is kept even if its author can't be blocked or is gone. */
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

/** The calls for moderators: reports, things under review, and watched words. */
export function adminModerationRoutes({ serve, viewers, features }: RouteParts): void {
  const reportables = reportablesOf(features)

  serve(adminModerationContract.listReports, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayModerate(viewer))
    const { is_decided: isDecided = false } = body
    const { reports, total } = await selectReports(db, {
      reportables,
      isDecided,
      namesReporters: mayManagePeople(viewer),
      order: body,
      language,
      ...pageWindow(body),
    })
    return { data: reports, ...exactTotal(total) }
  })

  serve(adminModerationContract.decideReport, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayModerate(viewer))
    const decided = await decideReport(db, viewer, { reportables, ...body, now })
    return { data: { message: decidedMessage(body.decision, decided) } }
  })

  serve(adminModerationContract.listUnderReview, async ({ db, body, language, ...call }) => {
    authorize(mayModerate(await viewers.loggedIn(call)))
    const { is_decided: isDecided = false } = body
    const { things, total } = await selectUnderReview(db, {
      reportables,
      isDecided,
      language,
      ...pageWindow(body),
    })
    return { data: things, ...exactTotal(total) }
  })

  serve(adminModerationContract.decideUnderReview, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayModerate(viewer))
    await decideUnderReview(db, viewer, { reportables, ...body, now })
    return {
      data: {
        message:
          body.decision === 'publish' ? m.admin_under_review_published() : m.admin_under_review_refused(),
      },
    }
  })

  serve(adminModerationContract.listWords, async ({ db, body, ...call }) => {
    authorize(mayModerate(await viewers.loggedIn(call)))
    const { search_query, language } = body
    const search = search_query ? plainWords(search_query) : undefined
    const { words, total } = await selectWords(db, { search, language, ...pageWindow(body) })
    return { data: words, ...exactTotal(total) }
  })

  serve(adminModerationContract.saveWords, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayModerate(viewer))
    const count = await saveWords(db, viewer, { ...body, now })
    return { data: { message: m.admin_words_saved({ count }) } }
  })

  serve(adminModerationContract.removeWord, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayModerate(viewer))
    await removeWord(db, viewer, { id: body.id, now })
    return { data: { message: m.admin_word_removed() } }
  })
}

function decidedMessage(decision: 'hide' | 'restore', { isThere, isChange }: DecidedReport): string {
  if (!isThere) return m.admin_report_closed()
  if (decision === 'hide') return isChange ? m.admin_report_hidden() : m.admin_report_stays_hidden()
  return isChange ? m.admin_report_restored() : m.admin_report_stays_shown()
}
