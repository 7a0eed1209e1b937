import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnRegistration, UserEventStatus, WayOn } from '../event-registrations.contract.ts'
import { attendanceOf, registrationOf } from './attendance.queries.ts'
import { EventIsCancelled, EventNotFound, RegistrationClosed } from './events.errors.ts'
import { type LockedEvent, lockEvent, moveRegisteredCount } from './registration-places.queries.ts'
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
  return db.transaction(async (tx) => {
    const event = await lockOpenEvent(tx, { id: event_id, now })
    await settlePlaces(tx, event, now)
    const own = await findRegistration(tx, of)
    if (own?.status === 'registered') await changeWishes(tx, of, wishes)
    else await takePlace(tx, event, { ...of, language, now, wishes, own })
    const registration = await registrationOf(tx, of)
    if (!registration) throw new Error('the registration was not written')
    return {
      registration,
      user_event_status: await attendanceOf(tx, { ...of, now }),
      go: wayOn(event, registration),
    }
  })
}

async function lockOpenEvent(tx: Db, of: { id: number; now: Date }): Promise<LockedEvent> {
  const event = await lockEvent(tx, of)
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
  own: Awaited<ReturnType<typeof findRegistration>>
}

async function takePlace(tx: Db, event: LockedEvent, { wishes, own, now, ...of }: Taking): Promise<void> {
  const isFilm = event.status === 'On-Demand'
  const isOffered = own?.status === 'offered'
  const isFree = event.capacity === null || event.registered_count < event.capacity
  if (!isFilm && !isOffered && !isFree) {
    if (own?.status === 'waiting') return void (await changeWishes(tx, of, wishes))
    const state = { status: 'waiting', has_place: false, waiting_since: now } as const
    const registration_id = await saveRegistration(tx, of, state, wishes)
    return tellRegistration(tx, { registration_id, status: 'waiting', since: now })
  }
  // A film has no places: what was room for the gathering does not limit those who watch it later.
  const has_place = isOffered || !isFilm || event.capacity === null
  const state = { status: 'registered', has_place, registered_at: now } as const
  const registration_id = await saveRegistration(tx, of, state, wishes)
  await moveRegisteredCount(tx, { event_id: of.event_id, by: has_place && !isOffered ? 1 : 0 })
  if (!isFilm) await tellRegistration(tx, { registration_id, status: 'registered', since: now })
}

/** Spec section 4, event registration success. A waiting list leads nowhere yet. */
function wayOn(event: LockedEvent, registration: OwnRegistration): WayOn {
  if (registration.status === 'waiting') return 'waiting'
  if (event.status === 'On-Demand') return 'on-demand'
  return event.is_live ? 'join' : 'thank-you'
}
