import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The rows of a query written as SQL. The shape is the query's promise, checked by its tests. */
export async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}

/** Met where each condition is; by everything where there is none. */
export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
