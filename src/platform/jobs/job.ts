import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'

/** How often and how long a failing job is tried again. The pause doubles from `first` to `longest` seconds. */
export interface Retry {
  times: number
  first: number
  longest: number
}

/** A kind of work that is done after the answer, as it is known to those who ask for it. */
export interface Job<Payload> {
  /** Kebab-case; it is also the name of the queue. */
  name: string
  /** Rows outlive versions, so what comes out of the queue is checked. */
  payload: z.ZodType<Payload>
  retry?: Retry
  /** Seconds after which a run that has not ended counts as lost, and is tried again. Default 300. */
  timeLimit?: number
  /** How many of it one process runs at once. Default 1. */
  atOnce?: number
  /** Visitors see something else afterwards, so all processes clear their cached pages. */
  changesPages?: boolean
  /** When it runs by itself, with an empty payload: `{ pattern: '0 3 * * *', timezone: 'Asia/Kolkata' }`. */
  cron?: { pattern: string; timezone: string }
}

/** Some three hours in all: after 5 s, 10 s, 20 s … and then every half hour. */
export const DEFAULT_RETRY: Retry = { times: 15, first: 5, longest: 1800 }

/** What a handler knows about its run. */
export interface JobRun {
  id: string
  /** When it was added. For one of a timetable that is when it was due, however often it is tried again. */
  addedAt: Date
  /** 1 on the first try. */
  attempt: number
  isLastAttempt: boolean
  log: Log
}

/** Can run more than once for one job: it must find its own earlier work. */
export type Handler<Payload> = (db: Db, payload: Payload, run: JobRun) => Promise<void>

/** A job with what does it, its payload's type forgotten. */
export interface HandledJob {
  job: Job<unknown>
  handle: (db: Db, payload: unknown, run: JobRun) => Promise<void>
}

/** `defineJob({ name: 'send-mail', payload: z.object({ mail_id: z.int() }) })` */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job
}

/** Joins a job with its handler, for the list that a process opens its jobs with. */
export function handledBy<Payload>(job: Job<Payload>, handler: Handler<Payload>): HandledJob {
  return { job, handle: async (db, payload, run) => handler(db, job.payload.parse(payload), run) }
}
