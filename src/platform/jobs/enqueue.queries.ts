import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { rows } from '../db/query.ts'
import type { Job } from './job.ts'
import { SCHEMA } from './schema.ts'

export interface EnqueueOptions {
  /** A key for which there is one job: a second one adds nothing until a month after the first is done. */
  key?: string
  /** Not before this moment. Default: at once. */
  startAfter?: Date
  /**
   * The person whose job it is: people's jobs of one kind take turns, so that nobody waits behind all of another's.
   */
  person?: number
}

/** Seconds. Payloads can hold an address: what need not be known again goes soon. */
const RETENTION_WITHOUT_KEY_SECONDS = 3600

/**
 * Adds a job with the rows it belongs to: in a transaction it is there when that is committed, and never when it is
 * not, and workers of every process are woken. Answers whether it was added, false when its key is known.
 * @throws when no process has opened the jobs of this database with that name
 */
export async function enqueue<Payload extends object>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  { key, startAfter, person }: EnqueueOptions = {},
): Promise<boolean> {
  // Not started: it only writes the statement, which runs where the caller's rows do.
  const boss = new PgBoss({ db: fromDrizzle(db as never, sql), schema: SCHEMA })
  const id = await boss.send(job.name, payload, {
    ...(key === undefined
      ? { deleteAfterSeconds: RETENTION_WITHOUT_KEY_SECONDS }
      : { id: idOf(job.name, key) }),
    ...(startAfter === undefined ? {} : { startAfter }),
    ...(person === undefined
      ? {}
      : { group: { id: String(person) }, priority: -(await countWaiting(db, { name: job.name, person })) }),
  })
  return id !== null
}

/** Jobs of this kind and person that have not begun: the tenth of one person comes after the first of nine others. */
async function countWaiting(db: Db, { name, person }: { name: string; person: number }): Promise<number> {
  const [counted] = await rows<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from ${sql.identifier(SCHEMA)}.job
      where name = ${name} and group_id = ${String(person)} and state in ('created', 'retry')`,
  )
  return counted?.waiting ?? 0
}

/** One id for one key: the primary key then refuses the second. Laid out as a UUID of version 8 (RFC 9562). */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
