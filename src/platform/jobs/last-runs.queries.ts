import { sql } from 'drizzle-orm'
import { isoUtc } from '../db/columns.ts'
import type { Db } from '../db/database.ts'
import { rows } from '../db/query.ts'
import { SCHEMA } from './schema.ts'

/** When each job last succeeded, ISO 8601 in UTC; missing if that is longer ago than jobs are kept. */
export async function lastRunsOf(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const wanted = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const found = await rows<{ name: string; at: string }>(
    db,
    sql`select name, ${isoUtc(sql`max(completed_on)`)} as at from ${sql.identifier(SCHEMA)}.job
      where name in (${wanted}) and state = 'completed' group by name`,
  )
  return new Map(found.map(({ name, at }) => [name, at]))
}
