import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { rows } from './query.ts'
import { SESSION_NAME } from './session-connection.ts'

/**
 * How many processes of Pankh work on this database of a server, by the connection that each holds for itself. The
 * command line opens none.
 */
export async function countProcesses(db: Db): Promise<number> {
  const [counted] = await rows<{ processes: number }>(
    db,
    sql`select count(*)::int as processes from pg_stat_activity
      where datname = current_database() and application_name = ${SESSION_NAME}`,
  )
  return counted?.processes ?? 0
}
