import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Lets the queues read the test's time: pg-boss asks this function of its own wherever it needs to know. */
export async function moveJobClock(db: Db, to: Date): Promise<void> {
  const moment = sql.raw(`'${to.toISOString()}'`)
  await db.execute(sql`create or replace function pgboss.job_now() returns timestamptz
    as $$ select ${moment}::timestamptz $$ language sql stable`)
}

/** What the queues keep about each job, failures included. */
export function keptJobs(db: Db): Promise<{ name: string; data: unknown; output: unknown }[]> {
  return rows(db, sql`select name, data, output from pgboss.job order by created_on`)
}

export function timetable(db: Db): Promise<{ name: string; cron: string; timezone: string }[]> {
  return rows(db, sql`select name, cron, timezone from pgboss.schedule order by name`)
}

/** What the queues do a month after their jobs ended. */
export async function forgetJobs(db: Db): Promise<void> {
  await db.execute(sql`delete from pgboss.job where state = 'completed'`)
}
