import {
  authorize,
  changeRole,
  emailCodeSecret,
  mayManagePeople,
  type Viewer,
  type Viewers,
} from '#foundation/accounts/server/index.ts'
import { sendStaffRows } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { checkedInput } from '#platform/http/checked-input.ts'
import { peopleContract, peopleFilters } from '../../people.contract.ts'
import { changeClosing, changeMembership, endSessionsOf, mailCodeAgain } from './change-account.ts'
import { getPerson } from './get-person.ts'
import { selectOccupationChoices, selectPeople } from './people.queries.ts'
import { peopleFile } from './people-file.ts'

/** People and their accounts. For administrators. */
export function peopleRoutes(parts: RouteParts): void {
  const { app, serve, viewers, limits, publicUrl } = parts
  const secret = emailCodeSecret(parts.secretKey)
  const works = parts.features.flatMap(({ personWork }) => personWork ?? [])
  const administrator = async (call: Parameters<Viewers['loggedIn']>[0]): Promise<Viewer> => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayManagePeople(viewer))
    return viewer
  }

  serve(peopleContract.listPeople, async ({ db, body, language, ...call }) => {
    await administrator(call)
    const { sort, flag_descending, page, length, ...filters } = body
    const wanted = { filters, order: { sort, flag_descending }, language, ...pageWindow({ page, length }) }
    return { ...(await selectPeople(db, wanted)), occupations: await selectOccupationChoices(db, language) }
  })

  serve(peopleContract.getPerson, async ({ db, query: { id }, language, now, ...call }) => {
    return { data: await getPerson(db, await administrator(call), { id, works, language, now }) }
  })

  serve(peopleContract.setRole, async ({ db, now, body, log, ...call }) => {
    const viewer = await administrator(call)
    const { id, role, is_granted: isGranted, reason } = body
    const roles = await changeRole(db, viewer, { id, role, isGranted, reason, now })
    log.info({ user_id: id, role, isGranted, by: viewer.id, kind: 'role-changed' }, 'security')
    return { data: { message: isGranted ? m.admin_role_granted() : m.admin_role_revoked(), roles } }
  })

  serve(peopleContract.setMembership, async ({ db, now, body, ...call }) => {
    const { id, is_member, reason } = body
    await changeMembership(db, await administrator(call), { id, is_member, reason, now })
    return { data: { message: m.people_membership_changed() } }
  })

  serve(peopleContract.closeAccount, async ({ db, now, body, log, ...call }) => {
    const viewer = await administrator(call)
    const { id, is_closed: isClosed, reason } = body
    const isChange = await changeClosing(db, viewer, { id, isClosed, reason, now })
    log.info({ user_id: id, isClosed, by: viewer.id, kind: 'account-closed' }, 'security')
    if (!isChange) return { data: { message: isClosed ? m.people_closed_before() : m.people_open_before() } }
    return { data: { message: isClosed ? m.people_closed() : m.people_reopened() } }
  })

  serve(peopleContract.endSessionsOf, async ({ db, now, body, log, ...call }) => {
    const viewer = await administrator(call)
    await endSessionsOf(db, viewer, { ...body, now })
    log.info({ user_id: body.id, by: viewer.id, kind: 'sessions-ended' }, 'security')
    return { data: { message: body.session_id === 'all' ? m.people_sessions_ended() : m.session_ended() } }
  })

  serve(peopleContract.resendCode, async ({ db, now, body, ...call }) => {
    await mailCodeAgain(db, await administrator(call), { id: body.id, secret, publicUrl, limits, now })
    return { data: { message: m.people_code_sent() } }
  })

  // A POST, because the audit log records the download.
  app.route({
    method: 'POST',
    url: '/admin/people.csv',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { language } = request
      return sendStaffRows({ viewers, request, reply }, (viewer) => {
        authorize(mayManagePeople(viewer))
        const filters = checkedInput(peopleFilters, request.body ?? {})
        return peopleFile(parts.db, viewer, { filters, language, now: parts.clock.now() })
      })
    },
  })
}
