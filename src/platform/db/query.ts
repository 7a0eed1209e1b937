import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The rows of a query written as SQL. The type is the query's promise, checked by its tests. */
export async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}

/** True if each condition is; with no conditions, always true. */
export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
