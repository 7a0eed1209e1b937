import type { SQL } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The rows of a query written as SQL. The shape is the query's promise, checked by its tests. */
export async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
