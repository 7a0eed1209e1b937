import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Database, Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Sets the time of the queues: pg-boss calls this function of its own wherever it needs the time. */
export async function moveJobClock(db: Db, to: Date): Promise<void> {
  const moment = sql.raw(`'${to.toISOString()}'`)
  await db.execute(sql`create or replace function pgboss.job_now() returns timestamptz
    as $$ select ${moment}::timestamptz $$ language sql stable`)
}

/** What the queues keep about each job, failures included, and for how many seconds after its end. */
export function keptJobs(
  db: Db,
): Promise<{ id: string; name: string; data: unknown; output: unknown; seconds: number }[]> {
  return rows(
    db,
    sql`select id, name, data, output, deletion_seconds as seconds from pgboss.job order by created_on`,
  )
}

/** Sets when a process last added the scheduled jobs that were due. */
export async function lastTimedAt(db: Db, at: Date): Promise<void> {
  await db.execute(sql`update pgboss.version set cron_on = ${at.toISOString()}::timestamptz`)
}

/** Sets when a job got its schedule. */
export async function scheduleSince(db: Db, { name, since }: { name: string; since: Date }): Promise<void> {
  await db.execute(
    sql`update pgboss.schedule set created_on = ${since.toISOString()}::timestamptz where name = ${name}`,
  )
}

/** The names of jobs that wait for another try. */
export async function waitingJobs(db: Db): Promise<string[]> {
  const found = await rows<{ name: string }>(db, sql`select name from pgboss.job where state = 'retry'`)
  return found.map(({ name }) => name)
}

/** Makes the next try of each waiting job its last. */
export async function leaveOneTry(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set retry_limit = retry_count where state < 'active'`)
}

/** Fetches a job, like a process that ends right afterwards. */
export async function fetchAndForget({ runSql, kind }: Database, name: string): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: runSql }, backend: kind, schema: 'pgboss' })
  const fetched = await boss.fetch(name)
  if (fetched.length !== 1) throw new Error(`${fetched.length} jobs were fetched`)
}

/** For how many seconds scheduled jobs are kept after they have ended. */
export async function timedRetentions(db: Db): Promise<number[]> {
  const found = await rows<{ seconds: number }>(
    db,
    sql`select (options ->> 'deleteAfterSeconds')::int as seconds from pgboss.schedule`,
  )
  return found.map(({ seconds }) => seconds)
}

/** Makes completed jobs due once more, as if their end had not been recorded. Returns their names. */
export async function repeatJobs(db: Db): Promise<string[]> {
  const again = await rows<{ name: string }>(
    db,
    sql`update pgboss.job set state = 'retry', completed_on = null, start_after = pgboss.job_now()
      where state = 'completed' returning name`,
  )
  return again.map(({ name }) => name)
}

export function timetable(db: Db): Promise<{ name: string; cron: string; timezone: string }[]> {
  return rows(db, sql`select name, cron, timezone from pgboss.schedule order by name`)
}

/** Deletes completed jobs, as the queues do after a month. */
export async function forgetJobs(db: Db): Promise<void> {
  await db.execute(sql`delete from pgboss.job where state = 'completed'`)
}

/** Counts the jobs of each queue, as a running process does every ten seconds. */
export async function countQueues({ db, runSql, kind }: Database): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: runSql }, backend: kind, schema: 'pgboss' })
  const queues = await rows<{ name: string }>(db, sql`select name from pgboss.queue`)
  for (const { name } of queues) await boss.getQueueStats(name, { force: true })
}
