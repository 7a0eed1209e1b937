import { type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { EventStatus } from '../../events.contract.ts'
import { at, isLiveAt, statusAt } from '../catalogue/event-status.queries.ts'

/** An event whose seats nobody else can change until the transaction ends. */
export interface LockedEvent {
  id: number
  is_cancelled: boolean
  status: EventStatus
  is_live: boolean
  capacity: number | null
  registered_count: number
  start_date_time: string | null
  end_date_time: string | null
}

function selectEvents(ids: SQL, now: Date): SQL {
  return sql`select e.id, e.publication = 'cancelled' as is_cancelled, ${statusAt('e', now)} as status,
      ${isLiveAt('e', now)} as is_live, e.capacity, e.registered_count,
      ${isoUtc(sql`e.start_date_time`)} as start_date_time, ${isoUtc(sql`e.end_date_time`)} as end_date_time
    from events e where e.id = ${ids} and e.publication <> 'draft'`
}

/** Finds an event without locking its row. Undefined for an unknown event and a draft. */
export async function findEventToRegister(
  db: Db,
  { id, now }: { id: number; now: Date },
): Promise<LockedEvent | undefined> {
  return (await rows<LockedEvent>(db, selectEvents(sql`${id}`, now)))[0]
}

/** Locks the event's row until the transaction ends. Undefined for an unknown event and a draft. */
export async function lockEvent(
  tx: Db,
  { id, now }: { id: number; now: Date },
): Promise<LockedEvent | undefined> {
  return (await rows<LockedEvent>(tx, sql`${selectEvents(sql`${id}`, now)} for update of e`))[0]
}

/** Locks the rows of several events in the order of their ids, so that two transactions can't deadlock. */
export function lockEvents(
  tx: Db,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<LockedEvent[]> {
  return rows<LockedEvent>(
    tx,
    sql`${selectEvents(sql`any(${idList(ids)})`, now)} order by e.id for update of e`,
  )
}

/** Registrations `g` that can be offered a seat: a closed account only keeps its place on the waitlist. */
const isNext = (event_id: number): SQL => sql`g.event_id = ${event_id} and g.status = 'waiting'
  and exists (select from users u where u.id = g.user_id and u.disabled_at is null)`

/**
 * Whether an offer has expired, and whether anyone is waiting. Ask under the lock: an earlier statement could miss
 * changes.
 */
export async function findWaitlistState(
  tx: Db,
  { event_id, now }: { event_id: number; now: Date },
): Promise<{ has_ended_offer: boolean; has_waiting: boolean }> {
  const [found] = await rows<{ has_ended_offer: boolean; has_waiting: boolean }>(
    tx,
    sql`select exists (select from event_registrations where event_id = ${event_id} and status = 'offered'
        and offer_expires_at <= ${at(now)}) as has_ended_offer,
      exists (select from event_registrations g where ${isNext(event_id)}) as has_waiting`,
  )
  return found ?? { has_ended_offer: false, has_waiting: false }
}

/** Withdraws expired offers. Returns how many. */
export async function endExpiredOffers(
  tx: Db,
  { event_id, now }: { event_id: number; now: Date },
): Promise<number> {
  const ended = await rows(
    tx,
    sql`update event_registrations set status = 'cancelled', cancelled_at = ${at(now)}
      where event_id = ${event_id} and status = 'offered' and offer_expires_at <= ${at(now)} returning id`,
  )
  return ended.length
}

/** Ends offers that would last longer at this moment. Returns the ids of their people. */
export async function capOffers(
  tx: Db,
  { event_id, expires }: { event_id: number; expires: Date },
): Promise<number[]> {
  const capped = await rows<{ user_id: number }>(
    tx,
    sql`update event_registrations set offer_expires_at = ${at(expires)}
      where event_id = ${event_id} and status = 'offered' and offer_expires_at > ${at(expires)} returning user_id`,
  )
  return capped.map(({ user_id }) => user_id)
}

/** Offers a seat to those who have waited longest, at most `most`; null for all. Returns their ids. */
export async function offerToWaiting(
  tx: Db,
  { event_id, most, expires }: { event_id: number; most: number | null; expires: Date },
): Promise<number[]> {
  const offered = await rows<{ user_id: number }>(
    tx,
    sql`update event_registrations set status = 'offered', has_place = true, offer_expires_at = ${at(expires)}
      where id in (select g.id from event_registrations g where ${isNext(event_id)}
        order by g.waiting_since, g.id limit ${most}::int) returning user_id`,
  )
  return offered.map(({ user_id }) => user_id)
}

/** @param by may be negative; the caller has locked the event's row */
export async function moveRegisteredCount(
  tx: Db,
  { event_id, by }: { event_id: number; by: number },
): Promise<void> {
  if (by === 0) return
  await tx.execute(
    sql`update events set registered_count = registered_count + ${by}::int where id = ${event_id}`,
  )
}
