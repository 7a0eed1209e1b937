import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { NamedError } from '#platform/errors/named-error.ts'
import type { Wishes } from '../../event-registrations.contract.ts'
import { EventIsCancelled, EventNotFound, RegistrationClosed } from '../events.errors.ts'
import { promoteWaitlist } from './promote-waitlist.ts'
import { changeWishes, findRegistration, saveRegistration } from './registrations.queries.ts'
import { type LockedEvent, moveRegisteredCount } from './seats.queries.ts'

/** Why registration is closed; undefined while it is open. */
export function whyClosed({
  is_cancelled,
  status,
}: Pick<LockedEvent, 'is_cancelled' | 'status'>): NamedError | undefined {
  if (is_cancelled) return new EventIsCancelled()
  if (status === 'In Transit' || status === 'Over') return new RegistrationClosed()
  return undefined
}

/** @throws EventNotFound, EventIsCancelled, RegistrationClosed */
export function openEvent(event: LockedEvent | undefined): LockedEvent {
  if (!event) throw new EventNotFound()
  const refusal = whyClosed(event)
  if (refusal) throw refusal
  return event
}

export interface Taking {
  user_id: number
  language: TextLanguage
  now: Date
  wishes: Wishes
}

/**
 * Gives the person a seat in an open event, or adds them to the end of its waitlist if it is full. Someone already
 * registered or waiting stays so.
 * @param event its row is locked until the end of the transaction
 */
export async function takeSeat(tx: Db, event: LockedEvent, { wishes, now, ...who }: Taking): Promise<void> {
  const of = { event_id: event.id, ...who }
  await promoteWaitlist(tx, event, now)
  const own = await findRegistration(tx, of)
  if (own?.status === 'registered') return
  const isFilm = event.status === 'On-Demand'
  const isOffered = own?.status === 'offered'
  const isFree = event.capacity === null || event.registered_count < event.capacity
  if (!isFilm && !isOffered && !isFree) {
    if (own?.status === 'waiting') return changeWishes(tx, of, wishes)
    return saveRegistration(tx, of, { status: 'waiting', has_place: false, waiting_since: now }, wishes)
  }
  // A recording has no seats: the gathering's limit doesn't apply to people who watch it later.
  const has_place = isOffered || !isFilm || event.capacity === null
  await saveRegistration(tx, of, { status: 'registered', has_place, registered_at: now }, wishes)
  await moveRegisteredCount(tx, { event_id: event.id, by: has_place && !isOffered ? 1 : 0 })
}
