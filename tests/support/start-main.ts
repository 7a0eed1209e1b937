import { type ChildProcess, spawn } from 'node:child_process'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The process from its sources, with only this environment. */
export function startMain(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
  })
}

/** How many processes wait until another one has migrated the database. */
export async function waitingToMigrate(db: Db): Promise<number> {
  const waiting = await rows(
    db,
    sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
  )
  return waiting.length
}
