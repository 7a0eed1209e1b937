import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** PostgreSQL's plan for a statement, with fresh statistics after a vacuum. */
export async function planOf(db: Db, statement: SQL): Promise<string> {
  await db.execute(sql`vacuum analyze`)
  const lines = await rows<Record<string, string>>(db, sql`explain ${statement}`)
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}

/** Every row. */
export const anyRow = sql`true`
