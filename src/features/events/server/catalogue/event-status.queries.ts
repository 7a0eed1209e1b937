import { type SQL, sql } from 'drizzle-orm'
import type { EventStatus, StatusFilter } from '../../events.contract.ts'

// Conditions computed from an event's facts and the time. Each takes the alias of `events`.

/** The status of an event that isn't cancelled. */
export type Course = Exclude<EventStatus, 'Cancelled'>

/** The statuses in each tab; `live` shows those of these that are live. */
export const COURSES_IN: Record<StatusFilter, readonly Course[]> = {
  all: ['Upcoming', 'Scheduled', 'On-Demand', 'In Transit'],
  upcoming: ['Upcoming', 'Scheduled'],
  scheduled: ['Scheduled'],
  live: ['Scheduled'],
  'in-transit': ['In Transit'],
  'on-demand': ['On-Demand'],
}

export const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** The status of an event: Cancelled if it was cancelled, otherwise computed from facts and the time. */
export const statusAt = (event: string, now: Date): SQL<EventStatus> =>
  sql`case when ${sql.raw(event)}.publication = 'cancelled' then 'Cancelled' else ${courseAt(event, now)} end`

/**
 * Computed from facts and the time, so no job has to update it; a cancelled event keeps its position among the others.
 * A watchable recording decides first, then the event's end, then whether date and meeting are fixed.
 */
export function courseAt(event: string, now: Date): SQL<Course> {
  const e = sql.raw(event)
  return sql`case
    when ${hasFilm(event, now)} then 'On-Demand'
    when ${e}.end_date_time <= ${at(now)} then case when ${e}.access_recording then 'In Transit' else 'Over' end
    when ${e}.start_date_time is not null and ${e}.zoom_link is not null then 'Scheduled'
    else 'Upcoming' end`
}

/**
 * Whether the recording can be watched. One that was published before the event's end becomes available at that end.
 */
export function hasFilm(event: string, now: Date): SQL<boolean> {
  const e = sql.raw(event)
  return sql<boolean>`(${e}.film_published_at <= ${at(now)} and coalesce(${e}.end_date_time <= ${at(now)}, true))`
}

/** Whether {@link courseAt} is `Upcoming` or `Scheduled`. */
export function isAhead(event: string, now: Date): SQL<boolean> {
  const e = sql.raw(event)
  return sql<boolean>`coalesce(${e}.end_date_time > ${at(now)}, not coalesce(${e}.film_published_at <= ${at(now)}, false))`
}

/** Whether a status is one of the given ones. */
export const isOneOf = (course: SQL, courses: readonly Course[]): SQL =>
  sql`${course} in (${sql.raw(`'${courses.join("', '")}'`)})`

export function isLiveAt(event: string, now: Date): SQL {
  const e = sql.raw(event)
  return sql`(${e}.publication <> 'cancelled' and ${e}.zoom_link is not null
    and coalesce(${e}.start_date_time <= ${at(now)} and ${e}.end_date_time > ${at(now)}, false))`
}
