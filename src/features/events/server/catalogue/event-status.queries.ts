import { type SQL, sql } from 'drizzle-orm'
import type { EventStatus } from '../../events.contract.ts'

// What follows from an event's facts and the time. Each takes the name that the statement gives to `events`, and where
// the film matters the name of `event_recordings`, left joined to it.

export const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** The status of an event: Cancelled where it was cancelled, else what follows from facts and the time. */
export const statusAt = (event: string, film: string, now: Date): SQL<EventStatus> =>
  sql`case when ${sql.raw(event)}.publication = 'cancelled' then 'Cancelled' else ${courseAt(event, film, now)} end`

/**
 * Follows from facts and the time, so no job has to move it, and an event that was cancelled
 * keeps its place among the others. A film that is to be seen wins; else the end of the gathering; else whether date
 * and meeting are fixed.
 */
export function courseAt(event: string, film: string, now: Date): SQL<Exclude<EventStatus, 'Cancelled'>> {
  const e = sql.raw(event)
  return sql`case
    when ${hasFilm(event, film, now)} then 'On-Demand'
    when ${e}.end_date_time <= ${at(now)} then case when ${e}.access_recording then 'In Transit' else 'Over' end
    when ${e}.start_date_time is not null and ${e}.zoom_link is not null then 'Scheduled'
    else 'Upcoming' end`
}

/** Whether the film is to be seen: one that was put in before the gathering's end is kept until then. */
export function hasFilm(event: string, film: string, now: Date): SQL<boolean> {
  const [e, r] = [sql.raw(event), sql.raw(film)]
  return sql<boolean>`(${r}.published_at <= ${at(now)} and coalesce(${e}.end_date_time <= ${at(now)}, true))`
}

/**
 * Whether {@link courseAt} says `Upcoming` or `Scheduled`, in few enough steps for all events that one person ever
 * had.
 */
export function isAhead(event: string, film: string, now: Date): SQL<boolean> {
  const [e, r] = [sql.raw(event), sql.raw(film)]
  return sql<boolean>`coalesce(${e}.end_date_time > ${at(now)}, not coalesce(${r}.published_at <= ${at(now)}, false))`
}

export function isLiveAt(event: string, now: Date): SQL<boolean> {
  const e = sql.raw(event)
  return sql`(${e}.publication <> 'cancelled' and ${e}.zoom_link is not null
    and coalesce(${e}.start_date_time <= ${at(now)} and ${e}.end_date_time > ${at(now)}, false))`
}
