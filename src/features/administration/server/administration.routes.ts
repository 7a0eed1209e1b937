import { authorize, mayManagePeople, mayModerate } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { decideReport, reportablesOf, selectReports } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { administrationContract } from '../administration.contract.ts'
import { partsOf } from './parts-of.ts'

export function administrationRoutes({ serve, viewers, features }: RouteParts): void {
  const reportables = reportablesOf(features)

  serve(administrationContract.getAdministration, async ({ db, language, ...call }) => {
    const viewer = await viewers.staff(call)
    const wanted = { reportables, isDecided: false, language, limit: 1, offset: 0 }
    const open_reports = mayModerate(viewer) ? (await selectReports(db, wanted)).total : 0
    return { data: { parts: partsOf(viewer), open_reports } }
  })

  serve(administrationContract.listReports, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    authorize(mayModerate(viewer))
    const { is_decided: isDecided = false } = body
    const { reports, total } = await selectReports(db, {
      reportables,
      isDecided,
      namesReporters: mayManagePeople(viewer),
      language,
      ...pageWindow(body),
    })
    return { data: reports, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(administrationContract.decideReport, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    authorize(mayModerate(viewer))
    await decideReport(db, viewer, { reportables, ...body, now })
    const message = body.decision === 'hide' ? m.admin_report_hidden() : m.admin_report_restored()
    return { data: { message } }
  })
}
