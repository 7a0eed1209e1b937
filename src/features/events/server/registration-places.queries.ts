import { sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventStatus } from '../event-values.contract.ts'
import { eventsWithRecordings } from './event-card.queries.ts'
import { at, isLiveAt, statusAt } from './event-status.queries.ts'

/** An event whose places nobody else moves until the transaction ends. */
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

/** Takes the event's row for this transaction. Undefined for an unknown event and a draft. */
export async function lockEvent(
  tx: Db,
  { id, now }: { id: number; now: Date },
): Promise<LockedEvent | undefined> {
  const [event] = await rows<LockedEvent>(
    tx,
    sql`select e.id, e.publication = 'cancelled' as is_cancelled, ${statusAt(now)} as status, ${isLiveAt(now)} as is_live,
        e.capacity, e.registered_count,
        ${isoUtc(sql`e.start_date_time`)} as start_date_time, ${isoUtc(sql`e.end_date_time`)} as end_date_time
      from ${eventsWithRecordings} where e.id = ${id} and e.publication <> 'draft' for update of e`,
  )
  return event
}

/** Takes back offers whose time is over. Answers how many. */
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

/** Offers a place to those who wait longest; to all of them where `most` is null. Answers their registrations. */
export async function offerToWaiting(
  tx: Db,
  { event_id, most, expires }: { event_id: number; most: number | null; expires: Date },
): Promise<number[]> {
  const offered = await rows<{ id: number }>(
    tx,
    sql`update event_registrations set status = 'offered', has_place = true, offer_expires_at = ${at(expires)}
      where id in (select id from event_registrations where event_id = ${event_id} and status = 'waiting'
        order by waiting_since, id limit ${most}::int) returning id`,
  )
  return offered.map(({ id }) => id)
}

/** @param by may be negative; the caller holds the event's row */
export async function moveRegisteredCount(
  tx: Db,
  { event_id, by }: { event_id: number; by: number },
): Promise<void> {
  if (by === 0) return
  await tx.execute(
    sql`update events set registered_count = registered_count + ${by}::int where id = ${event_id}`,
  )
}
