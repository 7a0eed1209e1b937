import { type SQL, sql } from 'drizzle-orm'

/** The ids as a single `int[]` value, however many: `= any(${idList(ids)})`. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`
