import { buffer } from 'node:stream/consumers'
import { ADMIN_LENGTH } from '#contract/page-lengths.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import { BodyTooLarge } from '#platform/http/read-form.ts'
import type { Serve } from '#platform/http/serve.ts'
import { adminPeopleContract, MOST_REPORT_BYTES } from '../../admin-people.contract.ts'
import { selectRegisteredPeople } from '../attendance/attendance.queries.ts'
import { NoReport } from '../attendance/report.errors.ts'
import { countRegistrations, selectUnmatched } from '../attendance/report.queries.ts'
import { decideAttendee, takeReport } from '../attendance/take-report.ts'
import type { EventParts } from '../details/event-parts.ts'
import { findManagedEvent } from './find-managed-event.ts'

/** Of those without a match so many are shown at once; a decision makes room for the next. */
const MOST_UNMATCHED = 100

export function adminPeopleRoutes(serve: Serve, { viewers }: EventParts): void {
  serve(adminPeopleContract.listRegistrations, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id: event_id, page = 1, length = ADMIN_LENGTH } = body
    const { can, form } = await findManagedEvent(db, viewer, { id: event_id })
    authorize(can.see_people)
    const window = { limit: length, offset: (page - 1) * length }
    const people = await selectRegisteredPeople(db, { event_id, now, ...window })
    return {
      data: people.map(({ first_name, last_name, language: _, ...person }) => ({
        ...person,
        name: `${first_name} ${last_name}`,
      })),
      recordsTotal: await countRegistrations(db, event_id),
      recordsTotal_is_capped: false,
      unmatched: await selectUnmatched(db, event_id, MOST_UNMATCHED),
      title: form.title_en || form.title_hi,
    }
  })

  serve(adminPeopleContract.readReport, async ({ db, query, files, now, ...call }) => {
    const viewer = await viewers.staff(call)
    for await (const { bytes } of files) {
      const report = await buffer(bytes)
      if (report.length > MOST_REPORT_BYTES) throw new BodyTooLarge()
      const counts = await takeReport(db, viewer, { id: query.id, text: report.toString('utf8'), now })
      return { data: { message: m.admin_report_read(counts), ...counts } }
    }
    throw new NoReport()
  })

  serve(adminPeopleContract.decideAttendee, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await decideAttendee(db, viewer, { id: body.id, user_id: body.user_id, now })
    return { data: { message: m.admin_attendee_decided() } }
  })
}
