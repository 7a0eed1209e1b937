import { and, eq, ne, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Wishes } from '../../event-registrations.contract.ts'
import { ROOM_OPENS_MS } from '../../events.contract.ts'
import { at } from '../catalogue/event-status.queries.ts'
import { eventRegistrations } from '../event-registrations.tables.ts'

const ROOM_OPENS = sql`${ROOM_OPENS_MS}::float8 * interval '1 millisecond'`

type Row = typeof eventRegistrations.$inferSelect
interface OfPerson {
  event_id: number
  user_id: number
}

export async function findRegistration(db: Db, { event_id, user_id }: OfPerson): Promise<Row | undefined> {
  const [found] = await db.select().from(eventRegistrations).where(ofPerson(event_id, user_id))
  return found
}

/** Inserts or updates the person's one registration for the event. Omitted wishes keep their values. */
export async function saveRegistration(
  tx: Db,
  { event_id, user_id, language }: OfPerson & { language: TextLanguage },
  state: Partial<Pick<Row, 'registered_at' | 'waiting_since'>> & Pick<Row, 'status' | 'has_place'>,
  wishes: Wishes,
): Promise<void> {
  const given = { ...state, language, ...withoutUndefined(wishes) }
  await tx
    .insert(eventRegistrations)
    .values({ event_id, user_id, ...given })
    .onConflictDoUpdate({
      target: [eventRegistrations.event_id, eventRegistrations.user_id],
      set: { ...given, cancelled_at: null, offer_expires_at: null },
    })
}

/** Updates the wishes of a registration, if there is one. */
export async function changeWishes(
  db: Db,
  { event_id, user_id }: OfPerson,
  { utm_source, utm_medium, utm_campaign, ...wishes }: Wishes,
): Promise<void> {
  const changes = withoutUndefined(wishes)
  if (Object.keys(changes).length === 0) return
  await db
    .update(eventRegistrations)
    .set(changes)
    .where(and(ofPerson(event_id, user_id), ne(eventRegistrations.status, 'cancelled')))
}

export async function endRegistration(tx: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await tx
    .update(eventRegistrations)
    .set({ status: 'cancelled', cancelled_at: now })
    .where(eq(eventRegistrations.id, id))
}

/** The events that a person is registered for, by id. */
export async function findEventsRegisteredBy(db: Db, user_id: number): Promise<number[]> {
  const found = await db
    .select({ event_id: eventRegistrations.event_id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.user_id, user_id))
    .orderBy(eventRegistrations.event_id)
  return found.map(({ event_id }) => event_id)
}

export async function deleteRegistration(tx: Db, id: number): Promise<void> {
  await tx.delete(eventRegistrations).where(eq(eventRegistrations.id, id))
}

/**
 * The last sign of the person at an earlier date of an event that was moved: before the meeting opened at its new one.
 * Not by the join alone, which is early if the start was only corrected. Takes the aliases a and e.
 */
const isOfEarlierDate = sql`(coalesce(a.left_at, a.joined_at) < e.start_date_time - ${ROOM_OPENS})`

/**
 * Records a first join at the event's date; a later one shows that the person is still there. Does neither if the event
 * has meanwhile been moved to a start that isn't open yet.
 */
export async function insertJoin(
  db: Db,
  { event_id, user_id, now }: OfPerson & { now: Date },
): Promise<void> {
  await db.execute(
    sql`insert into event_attendances as a (event_id, user_id, source, joined_at)
      select e.id, ${user_id}::int, 'join', ${at(now)} from events e
        where e.id = ${event_id} and ${at(now)} >= e.start_date_time - ${ROOM_OPENS} for key share
      on conflict (event_id, user_id, source) do update set (joined_at, left_at) = (
        select case when ${isOfEarlierDate} then excluded.joined_at else a.joined_at end,
          case when not ${isOfEarlierDate} then greatest(a.left_at, a.joined_at, excluded.joined_at) end
        from events e where e.id = a.event_id)`,
  )
}

/**
 * Extends the person's join until now, but not past the event's end. Returns whether they had joined at its
 * present date and the time to count is not over.
 */
export async function extendJoin(
  db: Db,
  { event_id, user_id, now }: OfPerson & { now: Date },
): Promise<boolean> {
  const extended = await rows(
    db,
    sql`update event_attendances a set left_at = greatest(a.left_at, a.joined_at, least(${at(now)}, e.end_date_time))
      from events e where a.event_id = ${event_id} and a.user_id = ${user_id} and a.source = 'join' and e.id = a.event_id
        and ${at(now)} <= e.end_date_time + ${ROOM_OPENS} and not ${isOfEarlierDate} returning a.id`,
  )
  return extended.length > 0
}

/** Deletes joins from before the meeting opens, when an event is moved before it has taken place. */
export async function deleteEarlyJoins(tx: Db, event_id: number): Promise<void> {
  await tx.execute(
    sql`delete from event_attendances a using events e where a.event_id = ${event_id} and a.source = 'join'
      and e.id = a.event_id and a.joined_at < e.start_date_time - ${ROOM_OPENS}`,
  )
}

const ofPerson = (event_id: number, user_id: number) =>
  and(eq(eventRegistrations.event_id, event_id), eq(eventRegistrations.user_id, user_id))

/** An `undefined` would mean the column's default in an insert, but would be ignored in an update. */
function withoutUndefined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never
}
