import { type SQL, sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'

/** A range of days in the home zone, inclusive: `{ first: '2026-11-01', last: '2026-11-22' }`. */
export interface HomeDays {
  first: string
  last: string
}

/** The day of a moment in the home zone, as `2026-11-22`. */
export const homeDayOf = (moment: SQL): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${HOME_ZONE}, 'YYYY-MM-DD')`

/** Whether a moment is within the range. Written so that an index on the moment is used. */
export const isWithin = (moment: SQL, { first, last }: HomeDays): SQL =>
  sql`${moment} >= ${first}::date::timestamp at time zone ${HOME_ZONE}
    and ${moment} < (${last}::date + 1)::timestamp at time zone ${HOME_ZONE}`

/** Whether a moment is before the range. */
export const isBefore = (moment: SQL, { first }: HomeDays): SQL =>
  sql`${moment} < ${first}::date::timestamp at time zone ${HOME_ZONE}`
