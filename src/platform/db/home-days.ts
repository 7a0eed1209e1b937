import { type SQL, sql } from 'drizzle-orm'
import { HOME_ZONE } from '#contract/product.ts'

/** Days of the home zone, both of them with it: `{ first: '2026-11-01', last: '2026-11-22' }`. */
export interface HomeDays {
  first: string
  last: string
}

/** The day of the home zone that a moment falls on, as `2026-11-22`. */
export const homeDayOf = (moment: SQL): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${HOME_ZONE}, 'YYYY-MM-DD')`

/** Whether a moment falls on one of the days. Written so that an index on the moment is used. */
export const isWithin = (moment: SQL, { first, last }: HomeDays): SQL =>
  sql`${moment} >= ${first}::date::timestamp at time zone ${HOME_ZONE}
    and ${moment} < (${last}::date + 1)::timestamp at time zone ${HOME_ZONE}`

/** Whether a moment falls on a day before them. */
export const isBefore = (moment: SQL, { first }: HomeDays): SQL =>
  sql`${moment} < ${first}::date::timestamp at time zone ${HOME_ZONE}`
