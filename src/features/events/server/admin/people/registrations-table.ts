import { authorize } from '#foundation/accounts/server/index.ts'
import type { FileTable } from '#foundation/admin-kit/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { registrationStatusLabel } from '../../../registration-status.contract.ts'
import { WRITTEN_COLUMNS } from '../../../written-wishes.contract.ts'
import { selectRegisteredPeople } from '../../attendance/attendance.queries.ts'
import { findManagedEvent, type Organiser } from '../find-managed-event.ts'

/** An event's registrations, as a CSV table. @throws EventNotFound, NotAllowed */
export async function registrationsTable(
  db: Db,
  viewer: Organiser,
  { id, now }: { id: number; now: Date },
): Promise<FileTable> {
  const { can, end_date_time } = await findManagedEvent(db, viewer, { id })
  authorize(can.see_people)
  const people = await selectRegisteredPeople(db, { event_id: id, now })
  return {
    name: `registrations-${id}`,
    heads: [
      m.admin_name(),
      m.admin_email(),
      m.admin_email_confirmed(),
      m.status_label(),
      m.admin_attended(),
      ...WRITTEN_COLUMNS.map(({ label }) => label()),
      m.admin_registered_at(),
    ],
    rows: people.map((person) => [
      `${person.first_name} ${person.last_name}`,
      person.email,
      yesOrNo(person.is_verified),
      registrationStatusLabel(person.status),
      person.has_attended || hasEnded(end_date_time, now) ? yesOrNo(person.has_attended) : '–',
      ...WRITTEN_COLUMNS.map(({ text }) => text(person)),
      person.registered_at,
    ]),
  }
}

/** Absence is only known once the event has ended. */
export const hasEnded = (end_date_time: string | null, now: Date): boolean =>
  end_date_time !== null && new Date(end_date_time) <= now

const yesOrNo = (is: boolean) => (is ? m.admin_yes() : m.admin_no())
