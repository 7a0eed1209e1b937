import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnRegistration } from '../../event-registrations.contract.ts'
import { registrationOf } from '../attendance/attendance.queries.ts'
import { RegistrationNotFound } from '../events.errors.ts'
import { changeWishes } from './registrations.queries.ts'

/** @throws RegistrationNotFound if the person has no active registration */
export async function setReminders(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  wanted: { event_id: number; wants_reminder_day: boolean; wants_reminder_hour: boolean },
): Promise<OwnRegistration> {
  const { event_id, ...reminders } = wanted
  const of = { event_id, user_id: viewer.id }
  await changeWishes(db, of, reminders)
  const registration = await registrationOf(db, of)
  if (!registration) throw new RegistrationNotFound()
  return registration
}
