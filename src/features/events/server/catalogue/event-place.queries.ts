import { type SQL, sql } from 'drizzle-orm'
import type { StatusFilter } from '../../events.contract.ts'
import { COURSES_IN, type Course } from './event-status.queries.ts'

// The place of an event in the order by date: the number of its course in this list. `settled_place` is generated from
// these numbers, so changing one takes a migration.

/** Where events settle, in the order by date. A scheduled event has the place of upcoming ones. */
const PLACES = ['Upcoming', 'On-Demand', 'In Transit', 'Over'] as const satisfies readonly Course[]

/** The place as a literal of the statement. */
export const placeOf = (course: (typeof PLACES)[number]): SQL => sql.raw(String(PLACES.indexOf(course)))

/** The course of an event that settled in a place. */
export const courseOfPlace = (place: SQL): SQL =>
  sql`(${sql.raw(`array['${PLACES.join("', '")}']`)})[${place} + 1]`

/** Whether a tab shows what settled in a place. Null for a tab that shows nothing settled. */
export function isPlaceIn(tab: StatusFilter, place: SQL): SQL | null {
  const [first, ...rest] = PLACES.filter((course) => COURSES_IN[tab].includes(course))
  if (!first) return null
  const last = rest.at(-1)
  // A range, so that an index gives the order of the places too.
  return last
    ? sql`${place} between ${placeOf(first)} and ${placeOf(last)}`
    : sql`${place} = ${placeOf(first)}`
}

/** Whether what settled in a place is listed. */
export const isListedPlace = (place: SQL): SQL => sql`(${place} < ${placeOf('Over')})`
