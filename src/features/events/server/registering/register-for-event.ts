import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnRegistration, UserEventStatus, WayOn, Wishes } from '../../event-registrations.contract.ts'
import { attendanceOf, registrationOf } from '../attendance/attendance.queries.ts'
import { RegistrationNotFound } from '../events.errors.ts'
import { enqueueRegistrationMail } from './registration-mail-jobs.ts'
import { changeWishes, findRegistration } from './registrations.queries.ts'
import { findEventToRegister, type LockedEvent, lockEvent } from './seats.queries.ts'
import { openEvent, takeSeat } from './take-seat.ts'

interface Asked extends Wishes {
  event_id: number
  language: TextLanguage
  now: Date
}

export interface Registered {
  registration: OwnRegistration
  user_event_status: UserEventStatus
  go: WayOn
}

/**
 * Registers the person if a seat is free, otherwise adds them to the end of the waitlist. Someone already registered
 * or waiting stays so: a repeated request has one effect. An empty `access_request` keeps the stored one, as not
 * every form has that field.
 * @throws EventNotFound, EventIsCancelled, RegistrationClosed
 */
export async function registerForEvent(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { event_id, language, now, ...asked }: Asked,
): Promise<Registered> {
  const of = { event_id, user_id: viewer.id }
  const event = openEvent(await findEventToRegister(db, { id: event_id, now }))
  const own = await findRegistration(db, of)
  const stands = own && own.status !== 'cancelled'
  const wishes = stands ? { ...asked, access_request: asked.access_request || undefined } : asked
  if (own?.status === 'registered') await changeWishes(db, of, wishes)
  else {
    await db.transaction(async (tx) => {
      // Queued before taking the lock, so that the next request waits less; the email depends on the outcome anyway.
      await enqueueRegistrationMail(tx, of)
      const locked = openEvent(await lockEvent(tx, { id: event_id, now }))
      await takeSeat(tx, locked, { user_id: viewer.id, language, now, wishes })
    })
  }
  const registration = await registrationOf(db, of)
  if (!registration) throw new RegistrationNotFound()
  const user_event_status = await attendanceOf(db, { ...of, now })
  return { registration, user_event_status, go: wayOn(event, registration) }
}

/** Where the person goes after registering. People on the waitlist stay on the event's page. */
function wayOn(event: LockedEvent, registration: OwnRegistration): WayOn {
  if (registration.status === 'waiting') return 'waiting'
  if (event.status === 'On-Demand') return 'on-demand'
  return event.is_live ? 'join' : 'thank-you'
}
