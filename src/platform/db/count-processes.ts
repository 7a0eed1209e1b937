import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { rows } from './query.ts'
import { SESSION_NAME } from './session-connection.ts'

/**
 * How many processes of Pankh use this database server, counted by the session connection that each has. The command
 * line opens none.
 */
export async function countProcesses(db: Db): Promise<number> {
  const [counted] = await rows<{ processes: number }>(
    db,
    sql`select count(*)::int as processes from pg_stat_activity
      where datname = current_database() and application_name = ${SESSION_NAME}`,
  )
  return counted?.processes ?? 0
}
