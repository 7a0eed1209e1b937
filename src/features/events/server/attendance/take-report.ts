import { authorize } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findManagedEvent, type Organiser } from '../admin/find-managed-event.ts'
import { RegistrationNotFound } from '../events.errors.ts'
import { registrationOf } from './attendance.queries.ts'
import { readReport, readRows } from './read-report.ts'
import { AttendeeNotFound, EventWithoutDate } from './report.errors.ts'
import { findReportedTime, findUnmatched, settleUnmatched, writeReport } from './report.queries.ts'

/**
 * Imports a meeting's report as attendance. Uploading the same report twice changes nothing.
 * @throws EventNotFound, NotAllowed, EventWithoutDate, and what {@link readRows} and {@link readReport} throw
 */
export async function takeReport(
  db: Db,
  viewer: Organiser,
  { id, text, now }: { id: number; text: string; now: Date },
): Promise<{ matched: number; unmatched: number }> {
  // Registrations of the event wait for its lock, so the file is read first.
  const rows = await readRows(text)
  return db.transaction(async (tx) => {
    const { can } = await findManagedEvent(tx, viewer, { id, isLocked: true })
    authorize(can.see_people)
    const time = await findReportedTime(tx, id)
    if (!time) throw new EventWithoutDate()
    const counts = await writeReport(tx, { event_id: id, people: readReport(rows, time) })
    await recordChange(tx, { viewer, action: 'report-read', kind: 'event', id, after: counts, now })
    return counts
  })
}

/**
 * Matches an attendee to a registered person, or without a `user_id` to nobody.
 * @throws AttendeeNotFound, EventNotFound, NotAllowed, RegistrationNotFound
 */
export async function decideAttendee(
  db: Db,
  viewer: Organiser,
  { id, user_id, now }: { id: number; user_id: number | undefined; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const attendee = await findUnmatched(tx, id)
    if (!attendee) throw new AttendeeNotFound()
    const { event_id } = attendee
    const { can } = await findManagedEvent(tx, viewer, { id: event_id, isLocked: true })
    authorize(can.see_people)
    if (user_id !== undefined && !(await registrationOf(tx, { event_id, user_id })))
      throw new RegistrationNotFound()
    if (!(await settleUnmatched(tx, { id, user_id }))) throw new AttendeeNotFound()
    const action = user_id === undefined ? 'attendee-dismissed' : 'attendee-matched'
    await recordChange(tx, {
      viewer,
      action,
      kind: 'event',
      id: event_id,
      after: { user_id: user_id ?? null },
      now,
    })
  })
}
