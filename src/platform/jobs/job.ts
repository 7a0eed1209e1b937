import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'

/** How often and for how long a failing job is retried. The pause doubles from `first` to `longest` seconds. */
export interface Retry {
  times: number
  first: number
  longest: number
}

/** A kind of background work, as its callers know it. */
export interface Job<Payload> {
  /** Kebab-case; also the name of the queue. */
  name: string
  /** Rows outlive versions, so payloads from the queue are validated. */
  payload: z.ZodType<Payload>
  retry?: Retry
  /** Seconds after which an unfinished run counts as lost and is retried. Default 300. */
  timeLimit?: number
  /** How many a process runs at the same time. Default 1. */
  atOnce?: number
  /** Visitors may see something different afterwards, so all processes clear their cached pages. */
  changesPages?: boolean
  /**
   * Its schedule, with an empty payload: `{ pattern: '0 3 * * *', timezone: 'Asia/Kolkata' }`. What was missed while no
   * process ran runs once at the next start, unless it is `skipMissed`.
   */
  cron?: { pattern: string; timezone: string; skipMissed?: boolean }
}

/** About three hours in all: after 5 s, 10 s, 20 s … and then every half hour. */
export const DEFAULT_RETRY: Retry = { times: 15, first: 5, longest: 1800 }

/** What a handler knows about its run. */
export interface JobRun {
  id: string
  /** When it was added; for a scheduled job, when it was due, however often it is retried. */
  addedAt: Date
  /** 1 on the first try. */
  attempt: number
  isLastAttempt: boolean
  log: Log
}

/** May run more than once for the same job, so it must detect work that it already did. */
export type Handler<Payload> = (db: Db, payload: Payload, run: JobRun) => Promise<void>

/** A job with its handler, without its payload's type. */
export interface HandledJob {
  job: Job<unknown>
  handle: (db: Db, payload: unknown, run: JobRun) => Promise<void>
}

/** `defineJob({ name: 'send-mail', payload: z.object({ mail_id: z.int() }) })` */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job
}

/** Joins a job with its handler, for the list of jobs that a process opens. */
export function handledBy<Payload>(job: Job<Payload>, handler: Handler<Payload>): HandledJob {
  return { job, handle: async (db, payload, run) => handler(db, job.payload.parse(payload), run) }
}
