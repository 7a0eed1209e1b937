import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { rows } from '../db/query.ts'
import type { Job } from './job.ts'
import { SCHEMA } from './schema.ts'

export interface EnqueueOptions {
  /**
   * A key that only one job can have: a second job with it is ignored until a month after the first is done, or a week
   * after it was given up.
   */
  key?: string
  /** The earliest start. Default: at once. */
  startAfter?: Date
  /**
   * The person whose job it is: people's jobs of one kind take turns, so that nobody waits behind all jobs of another.
   */
  person?: number
  /** A person waits for its result on a page, so it runs before all other jobs of its kind. */
  isUrgent?: boolean
}

/** Seconds. Payloads can contain an address, so jobs without a key are deleted soon. */
const RETENTION_WITHOUT_KEY_SECONDS = 3600
/** Above the priority of all other jobs, which is at most 0. */
const URGENT = 1

/**
 * Adds a job together with its rows: in a transaction, it exists only once that commits. Wakes the workers of every
 * process. Returns whether it was added; false if its key is known.
 * @throws if no process has opened the jobs of this database with that name
 */
export async function enqueue<Payload extends object>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  { key, startAfter, person, isUrgent = false }: EnqueueOptions = {},
): Promise<boolean> {
  // Never started: it only builds the statement, which runs in the caller's transaction.
  const boss = new PgBoss({ db: fromDrizzle(db as never, sql), schema: SCHEMA })
  const id = await boss.send(job.name, payload, {
    ...(key === undefined
      ? { deleteAfterSeconds: RETENTION_WITHOUT_KEY_SECONDS }
      : { id: idOf(job.name, key) }),
    ...(startAfter === undefined ? {} : { startAfter }),
    ...(person === undefined
      ? {}
      : { group: { id: String(person) }, priority: -(await countWaiting(db, { name: job.name, person })) }),
    ...(isUrgent ? { priority: URGENT } : {}),
  })
  return id !== null
}

/**
 * Counts the person's jobs of this kind that have not begun: their tenth job comes after the first jobs of nine others.
 */
async function countWaiting(db: Db, { name, person }: { name: string; person: number }): Promise<number> {
  const [counted] = await rows<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from ${sql.identifier(SCHEMA)}.job
      where name = ${name} and group_id = ${String(person)} and state in ('created', 'retry')`,
  )
  return counted?.waiting ?? 0
}

/** The same key gives the same id, so the primary key refuses the second. Formatted as a version 8 UUID (RFC 9562). */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
