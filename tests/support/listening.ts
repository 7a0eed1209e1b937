import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { SESSION_NAME } from '#platform/db/session-connection.ts'

const listening = sql`pg_stat_activity where datname = current_database() and application_name = ${SESSION_NAME}`

/** Ends every connection that listens for changes in this database. Returns their process ids on the server. */
export async function endListening(db: Db): Promise<number[]> {
  const ended = await rows<{ pid: number }>(db, sql`select pid, pg_terminate_backend(pid) from ${listening}`)
  return ended.map(({ pid }) => pid)
}

export async function listeningNow(db: Db): Promise<number[]> {
  return (await rows<{ pid: number }>(db, sql`select pid from ${listening}`)).map(({ pid }) => pid)
}
