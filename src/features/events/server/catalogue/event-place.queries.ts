import { type SQL, sql } from 'drizzle-orm'
import type { StatusFilter } from '../../events.contract.ts'
import { COURSES_IN, type Course } from './event-status.queries.ts'

// The position of an event's status in the order by date: its index in this list. `settled_place` is generated from
// these numbers, so changing one requires a migration.

/** The statuses that events settle at, in the order by date. Scheduled events share the position of upcoming ones. */
const PLACES = ['Upcoming', 'On-Demand', 'In Transit', 'Over'] as const satisfies readonly Course[]

/** The position as a literal. */
export const placeOf = (course: (typeof PLACES)[number]): SQL => sql.raw(String(PLACES.indexOf(course)))

/** The status at a position. */
export const courseOfPlace = (place: SQL): SQL =>
  sql`(${sql.raw(`array['${PLACES.join("', '")}']`)})[${place} + 1]`

/** Whether a tab shows events settled at a position. Null for a tab that shows none of them. */
export function isPlaceIn(tab: StatusFilter, place: SQL): SQL | null {
  const [first, ...rest] = PLACES.filter((course) => COURSES_IN[tab].includes(course))
  if (!first) return null
  const last = rest.at(-1)
  // A range, so that an index also gives the order of the positions.
  return last
    ? sql`${place} between ${placeOf(first)} and ${placeOf(last)}`
    : sql`${place} = ${placeOf(first)}`
}

/** Whether events settled at a position are listed. */
export const isListedPlace = (place: SQL): SQL => sql`(${place} < ${placeOf('Over')})`
