import { authorize } from '#foundation/accounts/server/index.ts'
import { STAFF_FILE, sendStaffTable } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { readUploadedText } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminHostsContract } from '../../../admin-hosts.contract.ts'
import { adminPeopleContract, MOST_REPORT_BYTES } from '../../../admin-people.contract.ts'
import { selectRegisteredPeople } from '../../attendance/attendance.queries.ts'
import { countRegistrations, selectUnmatched } from '../../attendance/report.queries.ts'
import { decideAttendee, takeReport } from '../../attendance/take-report.ts'
import { eventInAddress } from '../event-in-address.ts'
import { findManagedEvent } from '../find-managed-event.ts'
import { selectHosts } from './event-hosts.queries.ts'
import { ACCOUNT_LOOKS } from './find-account.ts'
import { dismissHost, nameHost } from './name-hosts.ts'
import { hasEnded, registrationsTable } from './registrations-table.ts'

/** Unmatched attendees shown at once; each decision makes room for the next. */
const MOST_UNMATCHED = 100

export function adminPeopleRoutes({ app, db, clock, serve, viewers, limits, uploads }: RouteParts): void {
  serve(adminPeopleContract.listRegistrations, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id: event_id } = body
    const { can, form, end_date_time } = await findManagedEvent(db, viewer, { id: event_id })
    authorize(can.see_people)
    const people = await selectRegisteredPeople(db, { event_id, now, ...pageWindow(body) })
    return {
      data: people.map(({ first_name, last_name, language: _, ...person }) => ({
        ...person,
        name: `${first_name} ${last_name}`,
      })),
      ...exactTotal(await countRegistrations(db, event_id)),
      unmatched: await selectUnmatched(db, event_id, MOST_UNMATCHED),
      title: form.title_en || form.title_hi,
      has_ended: hasEnded(end_date_time, now),
    }
  })

  serve(adminPeopleContract.readReport, async ({ db, body: { id, upload_id }, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const of = { userId: viewer.id, fileId: upload_id, most: MOST_REPORT_BYTES, now }
    const text = await readUploadedText(db, uploads, of)
    const counts = await takeReport(db, viewer, { id, text, now })
    return { data: { message: m.admin_attendance_report_imported(counts), ...counts } }
  })

  serve(adminPeopleContract.decideAttendee, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await decideAttendee(db, viewer, { id: body.id, user_id: body.is_nobody ? undefined : body.user_id, now })
    return { data: { message: m.admin_match_saved() } }
  })

  serve(adminHostsContract.getManagedHosts, async ({ db, query, ...call }) => {
    const { form, can, id } = await findManagedEvent(db, await viewers.staff(call), query)
    const { name_hosts, see_people } = can
    const hosts = await selectHosts(db, id)
    return {
      data: {
        title: form.title_en || form.title_hi,
        hosts: hosts.map((host) => ({ ...host, email: name_hosts ? host.email : null })),
        can: { name_hosts, see_people },
      },
    }
  })

  serve(adminHostsContract.nameHost, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await limits.take(ACCOUNT_LOOKS, String(viewer.id))
    await nameHost(db, viewer, { ...body, now })
    return { data: { message: m.admin_host_added() } }
  })

  serve(adminHostsContract.dismissHost, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await dismissHost(db, viewer, { ...body, now })
    return { data: { message: m.admin_host_removed() } }
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/registrations.csv',
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) =>
        registrationsTable(db, viewer, { id: eventInAddress(request), now: clock.now() }),
      ),
  })
}
