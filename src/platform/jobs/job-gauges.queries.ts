import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rows } from '../db/query.ts'
import type { DatabaseGauge } from '../http/database-gauges.ts'
import { SCHEMA } from './schema.ts'

interface QueueCounts {
  queue: string
  waiting: number
  later: number
  active: number
  failed: number
}

/** pg-boss's own counts for each queue, about ten seconds old: its table contains a month of done jobs. */
export function selectQueueCounts(db: Db): Promise<QueueCounts[]> {
  return rows<QueueCounts>(
    db,
    sql`select name as queue, ready_count as waiting, deferred_count as later, active_count as active,
        failed_count as failed
      from ${sql.identifier(SCHEMA)}.queue where name not like '\\_\\_%' order by name`,
  )
}

/** How long each queue's oldest due job has waited for a worker, in seconds; 0 if none waits. */
export function selectQueueAges(db: Db): Promise<{ queue: string; seconds: number }[]> {
  return rows<{ queue: string; seconds: number }>(
    db,
    sql`select q.name as queue, coalesce((
        select extract(epoch from ${sql.identifier(SCHEMA)}.job_now() - min(j.start_after)) from ${sql.identifier(SCHEMA)}.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= ${sql.identifier(SCHEMA)}.job_now()
      ), 0)::float8 as seconds
      from ${sql.identifier(SCHEMA)}.queue q where q.name not like '\\_\\_%' order by q.name`,
  )
}

const STATES = ['waiting', 'later', 'active', 'failed'] as const

export const jobGauges: readonly DatabaseGauge[] = [
  {
    name: 'pankh_jobs',
    help: 'Jobs by queue and state: waiting for a worker, due later, active, failed (given up)',
    labels: ['queue', 'state'],
    async read(db) {
      const queues = await selectQueueCounts(db)
      return queues.flatMap(({ queue, ...counts }) =>
        STATES.map((state) => ({ value: counts[state], labels: { queue, state } })),
      )
    },
  },
  {
    name: 'pankh_jobs_oldest_waiting_seconds',
    help: 'How long the oldest due job of a queue has waited for a worker',
    labels: ['queue'],
    async read(db) {
      const queues = await selectQueueAges(db)
      return queues.map(({ queue, seconds }) => ({ value: seconds, labels: { queue } }))
    },
  },
]
