import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { RegisteredPersonRow } from '../../admin-people.contract.ts'
import type { OwnRegistration, UserEventStatus } from '../../event-registrations.contract.ts'
import { at } from '../catalogue/event-status.queries.ts'

/**
 * Whether the person attended: {@link wasPresent}, or watched the same share of its recording, also of one that was
 * replaced or removed later. Takes the aliases of `events` and of its left-joined `event_recordings`.
 */
export function hasAttended(event: string, film: string, user_id: SQL | number, now: Date): SQL<boolean> {
  return sql<boolean>`(${wasPresent(event, user_id, now)}
    or exists (select from event_watches w where w.event_id = ${sql.raw(event)}.id and w.user_id = ${user_id}
      and (w.attended_at is not null or ${hasWatched(event, film)})))`
}

/**
 * Whether the person was at the gathering for the event's share of minutes, from joining to the last sign of them or by
 * a report (docs/decisions/037). Takes the alias of `events`.
 */
export function wasPresent(event: string, user_id: SQL | number, now: Date): SQL<boolean> {
  const e = sql.raw(event)
  const needed = sql`extract(epoch from ${e}.end_date_time - ${e}.start_date_time) * ${e}.attendance_share / 100`
  const stayed = sql`extract(epoch from
    least(${e}.end_date_time, coalesce(a.left_at, a.joined_at), ${at(now)}) - greatest(a.joined_at, ${e}.start_date_time))`
  return sql<boolean>`exists (select from event_attendances a
      where a.event_id = ${e}.id and a.user_id = ${user_id} and case a.source
        when 'report' then a.minutes * 60 >= ${needed} else ${stayed} >= ${needed} end)`
}

/** Whether the row `w` of `event_watches` has the event's share of its recording. Takes the same aliases. */
export const hasWatched = (event: string, film: string): SQL =>
  sql.raw(`w.watched_seconds * 100 >= ${film}.duration_seconds * ${event}.attendance_share`)

interface OfPerson {
  event_id: number
  user_id: number
}

/** Whether one person attended the event, or is registered for it. Takes the same aliases. */
export const attendanceStatus = (
  event: string,
  film: string,
  user_id: number,
  now: Date,
): SQL<UserEventStatus> =>
  sql`case when ${hasAttended(event, film, user_id, now)} then 'Attended'
    when exists (select from event_registrations g
      where g.event_id = ${sql.raw(event)}.id and g.user_id = ${user_id} and g.status = 'registered') then 'Registered'
    else 'Not Registered' end`

/** An unknown event is 'Not Registered'. */
export async function attendanceOf(
  db: Db,
  { event_id, user_id, now }: OfPerson & { now: Date },
): Promise<UserEventStatus> {
  const [found] = await rows<{ status: UserEventStatus }>(
    db,
    sql`select ${attendanceStatus('e', 'r', user_id, now)} as status
      from events e left join event_recordings r on r.event_id = e.id where e.id = ${event_id}`,
  )
  return found?.status ?? 'Not Registered'
}

/** The person's wishes at registration. Takes the alias of `event_registrations`. */
export function wishesOf(registration: string): SQL {
  const g = sql.raw(registration)
  return sql`${g}.access_request, ${g}.wants_reminder_day, ${g}.wants_reminder_hour`
}

/** The person's active registration as they see it; at most one row. */
export const ownRegistration = (event_id: SQL, user_id: number): SQL => sql`(
  select g.id, g.status, ${wishesOf('g')},
  ${isoUtc(sql`g.registered_at`)} as registered_at,
  case g.status when 'offered' then ${isoUtc(sql`g.offer_expires_at`)} end as offer_expires_at,
  case g.status when 'waiting' then (select count(*)::int from event_registrations o
    where o.event_id = g.event_id and o.status = 'waiting'
      and (o.waiting_since, o.id) <= (g.waiting_since, g.id)) end as waiting_place
  from event_registrations g
  where g.event_id = ${event_id} and g.user_id = ${user_id} and g.status <> 'cancelled')`

/** The person's active registration: registered, waiting or offered a seat. Null if there is none. */
export async function registrationOf(
  db: Db,
  { event_id, user_id }: OfPerson,
): Promise<OwnRegistration | null> {
  const [found] = await rows<OwnRegistration>(
    db,
    sql`select own.* from ${ownRegistration(sql`${event_id}`, user_id)} own`,
  )
  return found ?? null
}

/** A person with a registration, as organisers see them. */
export interface RegisteredPerson extends Omit<RegisteredPersonRow, 'name'> {
  first_name: string
  last_name: string
  language: TextLanguage
}

/** Everyone who ever registered for the event, in the order of registration; one page if `limit` is given. */
export async function selectRegisteredPeople(
  db: Db,
  of: { event_id: number; now: Date; limit?: number; offset?: number },
): Promise<RegisteredPerson[]> {
  const { event_id, now, limit = null, offset = 0 } = of
  return rows<RegisteredPerson>(
    db,
    sql`select u.id as user_id, u.first_name, u.last_name, u.email, u.email_verified_at is not null as is_verified,
        g.status, g.access_request, g.language, ${hasAttended('e', 'r', sql`u.id`, now)} as has_attended,
        ${isoUtc(sql`g.registered_at`)} as registered_at, ${isoUtc(sql`g.created_at`)} as created_at
      from events e left join event_recordings r on r.event_id = e.id
        join event_registrations g on g.event_id = e.id join users u on u.id = g.user_id
      where e.id = ${event_id} order by g.created_at, g.id limit ${limit}::int offset ${offset}`,
  )
}

/** Ids of everyone who attended, registered or not: those who can get a certificate. */
export async function selectAttendedIds(
  db: Db,
  { event_id, now }: { event_id: number; now: Date },
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select u.id from events e left join event_recordings r on r.event_id = e.id join users u on u.id in (
        select user_id from event_attendances where event_id = ${event_id}
        union select user_id from event_watches where event_id = ${event_id})
      where e.id = ${event_id} and ${hasAttended('e', 'r', sql`u.id`, now)} order by u.id`,
  )
  return found.map(({ id }) => id)
}
