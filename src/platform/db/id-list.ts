import { type SQL, sql } from 'drizzle-orm'

/** The ids as one value of type `int[]`, whatever their number: `= any(${idList(ids)})`. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`
