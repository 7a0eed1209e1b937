import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnRegistration, UserEventStatus, WayOn } from '../../event-registrations.contract.ts'
import { attendanceOf, registrationOf } from '../attendance/attendance.queries.ts'
import {
  EventIsCancelled,
  EventNotFound,
  RegistrationClosed,
  RegistrationNotFound,
} from '../events.errors.ts'
import {
  findEventToRegister,
  type LockedEvent,
  lockEvent,
  moveRegisteredCount,
} from './registration-places.queries.ts'
import { changeWishes, findRegistration, saveRegistration, type Wishes } from './registrations.queries.ts'
import { settlePlaces } from './settle-places.ts'
import { tellRegistration } from './tell-registration-job.ts'

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
 * Registers the person while there is room, else puts them last on the waiting list. Whoever is registered or waits
 * already stays so: a repeated request has one effect.
 * @throws EventNotFound, EventIsCancelled, RegistrationClosed
 */
export async function registerForEvent(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { event_id, language, now, ...wishes }: Asked,
): Promise<Registered> {
  const of = { event_id, user_id: viewer.id }
  const event = openEvent(await findEventToRegister(db, { id: event_id, now }))
  const own = await findRegistration(db, of)
  if (own?.status === 'registered') await changeWishes(db, of, wishes)
  else {
    await db.transaction(async (tx) => {
      // Ahead of the lock, so that the next in line waits for less; the mail goes by what became of it.
      await tellRegistration(tx, of)
      await takePlace(tx, { ...of, language, now, wishes })
    })
  }
  const registration = await registrationOf(db, of)
  if (!registration) throw new RegistrationNotFound()
  const user_event_status = await attendanceOf(db, { ...of, now })
  return { registration, user_event_status, go: wayOn(event, registration) }
}

function openEvent(event: LockedEvent | undefined): LockedEvent {
  if (!event) throw new EventNotFound()
  if (event.is_cancelled) throw new EventIsCancelled()
  if (event.status === 'In Transit' || event.status === 'Over') throw new RegistrationClosed()
  return event
}

interface Taking {
  event_id: number
  user_id: number
  language: TextLanguage
  now: Date
  wishes: Wishes
}

/** Holds the event's row from here to the end of the transaction. */
async function takePlace(tx: Db, { wishes, now, ...of }: Taking): Promise<void> {
  const event = openEvent(await lockEvent(tx, { id: of.event_id, now }))
  await settlePlaces(tx, event, now)
  const own = await findRegistration(tx, of)
  if (own?.status === 'registered') return
  const isFilm = event.status === 'On-Demand'
  const isOffered = own?.status === 'offered'
  const isFree = event.capacity === null || event.registered_count < event.capacity
  if (!isFilm && !isOffered && !isFree) {
    if (own?.status === 'waiting') return changeWishes(tx, of, wishes)
    return saveRegistration(tx, of, { status: 'waiting', has_place: false, waiting_since: now }, wishes)
  }
  // A film has no places: what was room for the gathering does not limit those who watch it later.
  const has_place = isOffered || !isFilm || event.capacity === null
  await saveRegistration(tx, of, { status: 'registered', has_place, registered_at: now }, wishes)
  await moveRegisteredCount(tx, { event_id: of.event_id, by: has_place && !isOffered ? 1 : 0 })
}

/** Spec section 4, event registration success. A waiting list leads nowhere yet. */
function wayOn(event: LockedEvent, registration: OwnRegistration): WayOn {
  if (registration.status === 'waiting') return 'waiting'
  if (event.status === 'On-Demand') return 'on-demand'
  return event.is_live ? 'join' : 'thank-you'
}
