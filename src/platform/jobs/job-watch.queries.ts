import { sql } from 'drizzle-orm'
import type { Direction } from '#contract/wire.ts'
import { isoUtc } from '../db/columns.ts'
import { countRows } from '../db/counts.ts'
import type { Db } from '../db/database.ts'
import { falling, rising } from '../db/keyset-order.ts'
import { rows } from '../db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '../db/table-order.ts'
import { SCHEMA } from './schema.ts'

/** The state of the jobs of one kind. Moments are ISO 8601 in UTC. */
export interface JobState {
  name: string
  waiting: number
  running: number
  failed: number
  /** When one was last done, among the jobs still stored. */
  last_done_at: string | null
  last_failed_at: string | null
  /** The schedule, if it has one. */
  cron: string | null
  timezone: string | null
}

/** The state of every kind of job that ever existed, except pg-boss's own, in one scan of the queue's table. */
export function selectJobStates(db: Db): Promise<JobState[]> {
  return rows<JobState>(
    db,
    sql`select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.running, 0) as running,
        coalesce(j.failed, 0) as failed, ${isoUtc(sql`j.last_done`)} as last_done_at,
        ${isoUtc(sql`j.last_failed`)} as last_failed_at, s.cron, s.timezone
      from ${sql.identifier(SCHEMA)}.queue q
      left join (
        select name, (count(*) filter (where state in ('created', 'retry')))::int as waiting,
          (count(*) filter (where state = 'active'))::int as running,
          (count(*) filter (where state = 'failed'))::int as failed,
          max(completed_on) filter (where state = 'completed') as last_done,
          max(completed_on) filter (where state = 'failed') as last_failed
        from ${sql.identifier(SCHEMA)}.job group by name
      ) j on j.name = q.name
      left join ${sql.identifier(SCHEMA)}.schedule s on s.name = q.name
      where q.name not like '\\_\\_%' order by q.name`,
  )
}

export interface FailedJob {
  id: string
  name: string
  failed_at: string
  tries: number
  /** A code or kind of error, never a message, which could quote an address or a value. Null if unknown. */
  code: string | null
}

const message = sql`coalesce(j.output ->> 'message', j.output ->> 'code', j.output -> 'value' ->> 'message', '')`

type FailedJobSort = 'when' | 'job'

interface WantedFailedJobs {
  name: string | undefined
  sorts: Readonly<Record<FailedJobSort, Direction>>
  order: AskedOrder<FailedJobSort>
  /** The kinds of jobs, in the order of their names. */
  names: readonly string[]
  limit: number
  offset: number
}

const orders = (names: readonly string[]): TableOrders<FailedJobSort> => ({
  when: [rising(sql`j.completed_on`), rising(sql`j.id`)],
  job: [
    rising(sql`array_position(${`{${names.join(',')}}`}::text[], j.name)`),
    falling(sql`j.completed_on`),
    falling(sql`j.id`),
  ],
})

export async function selectFailedJobs(
  db: Db,
  { name, sorts, order, names, limit, offset }: WantedFailedJobs,
): Promise<{ jobs: FailedJob[]; total: number }> {
  const isWanted = sql`j.state = 'failed' and ${name === undefined ? sql`true` : sql`j.name = ${name}`}`
  const jobs = await rows<FailedJob>(
    db,
    sql`select j.id, j.name, ${isoUtc(sql`j.completed_on`)} as failed_at, j.retry_count + 1 as tries,
        case when ${message} ~ '^\\w{1,60}$' then ${message} when ${message} ~* 'timed out|expired' then 'TimedOut' end as code
      from ${sql.identifier(SCHEMA)}.job j where ${isWanted}
      order by ${tableOrder(sorts, orders(names), order)} limit ${limit} offset ${offset}`,
  )
  return { jobs, total: await countRows(db, sql`${sql.identifier(SCHEMA)}.job j where ${isWanted}`) }
}

/** When the job got its schedule; undefined without one. */
export async function scheduledSince(db: Db, name: string): Promise<Date | undefined> {
  const [found] = await rows<{ since: string }>(
    db,
    sql`select ${isoUtc(sql`created_on`)} as since from ${sql.identifier(SCHEMA)}.schedule where name = ${name}`,
  )
  return found && new Date(found.since)
}

export const countFailedJobs = (db: Db): Promise<number> =>
  countRows(db, sql`${sql.identifier(SCHEMA)}.job where state = 'failed'`)

/** Runs a failed job again soon. Returns its name, or undefined if it does not exist or did not fail. */
export async function retryFailedJob(tx: Db, id: string): Promise<string | undefined> {
  const [retried] = await rows<{ name: string }>(
    tx,
    sql`update ${sql.identifier(SCHEMA)}.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
      where id = ${id}::uuid and state = 'failed' returning name`,
  )
  return retried?.name
}

/** Sets how long a job is kept after its end. A failed one can be retried until then; afterwards its key is free. */
export async function keepJob(db: Db, { id, seconds }: { id: string; seconds: number }): Promise<void> {
  await db.execute(
    sql`update ${sql.identifier(SCHEMA)}.job set deletion_seconds = ${seconds} where id = ${id}::uuid`,
  )
}
