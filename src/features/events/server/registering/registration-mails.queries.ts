import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { at, statusAt } from '../catalogue/event-status.queries.ts'
import { isPublic } from '../visible-event.queries.ts'

/** A registration with everything that an email about it says. Times are ISO 8601 in UTC. */
export interface MailFacts {
  registration_id: number
  status: 'registered' | 'waiting' | 'offered'
  registered_at: string | null
  waiting_since: string | null
  offer_expires_at: string | null
  language: TextLanguage
  user_id: number
  email: string
  first_name: string
  event_id: number
  title: string
  summary: string
  start: string | null
  end: string | null
  time_zone: string
  /** Whether the event is now a recording. */
  is_film: boolean
}

function selectFacts(
  db: Db,
  which: SQL,
  isFilm: SQL<boolean> = sql`false`,
  language: SQL = sql`g.language`,
): Promise<MailFacts[]> {
  return rows<MailFacts>(
    db,
    sql`select g.id as registration_id, g.status, ${language} as language,
        to_char(g.registered_at at time zone 'UTC', ${TO_THE_MILLISECOND}) as registered_at,
        to_char(g.waiting_since at time zone 'UTC', ${TO_THE_MILLISECOND}) as waiting_since,
        to_char(g.offer_expires_at at time zone 'UTC', ${TO_THE_MILLISECOND}) as offer_expires_at,
        u.id as user_id, u.email, u.first_name,
        e.id as event_id, ${textIn(sql`e.title`, language)} as title, ${textIn(sql`e.summary`, language)} as summary,
        ${isoUtc(sql`e.start_date_time`)} as start, ${isoUtc(sql`e.end_date_time`)} as "end", e.time_zone,
        ${isFilm} as is_film
      from events e
        join event_registrations g on g.event_id = e.id join users u on u.id = g.user_id
      where u.disabled_at is null and g.status <> 'cancelled' and ${which} order by g.id`,
  )
}

const TO_THE_MILLISECOND = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/**
 * Undefined once the registration is cancelled, the account is closed or the event has ended. There is no waitlist
 * for a recording.
 */
export async function findMailFacts(
  db: Db,
  { event_id, user_id, now }: { event_id: number; user_id: number; now: Date },
): Promise<MailFacts | undefined> {
  const isFilm = sql<boolean>`(${statusAt('e', now)} = 'On-Demand')`
  const [found] = await selectFacts(
    db,
    sql`e.id = ${event_id} and u.id = ${user_id} and ${isPublic('e')}
      and (${statusAt('e', now)} in ('Upcoming', 'Scheduled') or (${isFilm} and g.status = 'registered'))`,
    isFilm,
  )
  return found
}

/**
 * A person's active registrations for those of the events that can still be attended, for one email: events with a
 * date first, soonest first.
 */
export async function selectStanding(
  db: Db,
  of: { user_id: number; event_ids: readonly number[]; language: TextLanguage; now: Date },
): Promise<MailFacts[]> {
  const isFilm = sql<boolean>`(${statusAt('e', of.now)} = 'On-Demand')`
  const found = await selectFacts(
    db,
    sql`u.id = ${of.user_id} and e.id = any(${idList(of.event_ids)}) and ${isPublic('e')}
      and (${statusAt('e', of.now)} in ('Upcoming', 'Scheduled') or (${isFilm} and g.status = 'registered'))`,
    isFilm,
    sql`${of.language}::text`,
  )
  const dateOf = ({ is_film, start }: MailFacts) => (is_film || start === null ? '9' : start)
  return found.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)))
}

/** Registered people who want this reminder, if the event still starts at that time. */
export function selectThoseToRemind(
  db: Db,
  { event_id, before, start }: { event_id: number; before: 'day' | 'hour'; start: Date },
): Promise<MailFacts[]> {
  const isWanted = before === 'day' ? sql`g.wants_reminder_day` : sql`g.wants_reminder_hour`
  return selectFacts(
    db,
    sql`e.id = ${event_id} and ${isPublic('e')} and g.status = 'registered' and ${isWanted}
      and date_trunc('second', e.start_date_time) = date_trunc('second', ${at(start)})`,
  )
}

/** Everyone with an active registration from before the move, if the event still has the time it was moved to. */
export function selectThoseOfMoved(
  db: Db,
  move: { event_id: number; start: string | null; end: string | null; moved_at: string },
): Promise<MailFacts[]> {
  return selectFacts(
    db,
    sql`e.id = ${move.event_id} and ${isPublic('e')}
        and coalesce(greatest(g.registered_at, g.waiting_since) <= ${move.moved_at}::timestamptz, true)
      and e.start_date_time is not distinct from ${move.start}::timestamptz
      and e.end_date_time is not distinct from ${move.end}::timestamptz`,
  )
}

/** Everyone with an active registration for a cancelled event. */
export function selectThoseOfCancelled(db: Db, event_id: number): Promise<MailFacts[]> {
  return selectFacts(db, sql`e.id = ${event_id} and e.publication = 'cancelled'`)
}
