import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { Job } from './job.ts'
import { SCHEMA } from './schema.ts'

export interface EnqueueOptions {
  /** The same key a second time adds nothing, for as long as the first job is kept: a month after it is done. */
  key?: string
  /** Not before this moment. Default: at once. */
  startAfter?: Date
}

/** Seconds. Payloads can hold an address: what need not be known again goes soon. */
const KEPT_WITHOUT_KEY = 3600

/** Hears the name of each job that was added in this process, so that its workers need not wait for their poll. */
export const added = new EventEmitter().setMaxListeners(0)

/**
 * Adds a job with the rows it belongs to: in a transaction it is there when that is committed, and never when it is not.
 * Answers whether it was added, false when its key is known.
 * @throws when no process has opened the jobs of this database with that name
 */
export async function enqueue<Payload extends object>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  { key, startAfter }: EnqueueOptions = {},
): Promise<boolean> {
  // Not started: it only writes the statement, which runs where the caller's rows do.
  const boss = new PgBoss({ db: fromDrizzle(db as never, sql), schema: SCHEMA })
  const id = await boss.send(job.name, payload, {
    ...(key === undefined ? { deleteAfterSeconds: KEPT_WITHOUT_KEY } : { id: idOf(job.name, key) }),
    ...(startAfter === undefined ? {} : { startAfter }),
  })
  added.emit('job', job.name)
  return id !== null
}

/** One id for one key: the primary key then refuses the second. Laid out as a UUID of version 8 (RFC 9562). */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
