import {
  authorize,
  mayManagePeople,
  mayModerate,
  mayReadAudit,
  selectPeople,
  type Viewers,
} from '#foundation/accounts/server/index.ts'
import { selectAudit } from '#foundation/audit/server/index.ts'
import { decideReport, type Reportable, selectReports } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import type { Serve } from '#platform/http/serve.ts'
import { administrationContract } from '../administration.contract.ts'
import { changeRole } from './change-role.ts'
import { partsOf } from './parts-of.ts'

export interface AdministrationParts {
  viewers: Viewers
  reportables: readonly Reportable[]
}

export function administrationRoutes(serve: Serve, { viewers, reportables }: AdministrationParts): void {
  serve(administrationContract.getAdministration, async ({ db, language, ...call }) => {
    const viewer = await viewers.staff(call)
    const wanted = { reportables, isDecided: false, language, limit: 1, offset: 0 }
    const open_reports = mayModerate(viewer) ? (await selectReports(db, wanted)).total : 0
    return { data: { parts: partsOf(viewer), open_reports } }
  })

  serve(administrationContract.listPeople, async ({ db, body, ...call }) => {
    authorize(mayManagePeople(await viewers.signedIn(call)))
    const { search_query: search, role, sort = 'newest' } = body
    const { people, total } = await selectPeople(db, { search, role, sort, ...pageWindow(body) })
    return { data: people, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(administrationContract.setRole, async ({ db, now, body, log, ...call }) => {
    const viewer = await viewers.signedIn(call)
    authorize(mayManagePeople(viewer))
    const { id, role, is_granted: isGranted } = body
    const roles = await changeRole(db, viewer, { id, role, isGranted, now })
    log.info({ user_id: id, role, isGranted, by: viewer.id, kind: 'role-changed' }, 'security')
    return { data: { message: isGranted ? m.admin_role_granted() : m.admin_role_revoked(), roles } }
  })

  serve(administrationContract.listAudit, async ({ db, body, ...call }) => {
    authorize(mayReadAudit(await viewers.signedIn(call)))
    const { kind, subject_id } = body
    const { entries, total } = await selectAudit(db, { kind, subject_id, ...pageWindow(body) })
    return { data: entries as never, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(administrationContract.listReports, async ({ db, body, language, ...call }) => {
    authorize(mayModerate(await viewers.signedIn(call)))
    const { is_decided: isDecided = false } = body
    const { reports, total } = await selectReports(db, {
      reportables,
      isDecided,
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
