import { type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import { announce } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import { type Fault, faultOf } from '../log/fault.ts'
import type { Log } from '../log/log.ts'
import { giveBackJobs, selectDueQueues } from './due-jobs.queries.ts'
import { DEFAULT_RETRY, type HandledJob, type Job } from './job.ts'
import { keepJob } from './job-watch.queries.ts'
import { SCHEMA } from './schema.ts'

/**
 * A new job wakes the workers (pg-boss's `notify`). Jobs that become due later, including retries, are found by one
 * statement for all queues. If each worker polled by itself, that would be thirty transactions a second.
 */
const LOOK_FOR_DUE_MS = 2_000
/** If both fail, each worker polls by itself. */
const POLL_SECONDS = 300
/** Days after a job was done. */
export const JOBS_RETENTION_DAYS = 30
const RETENTION_SECONDS = JOBS_RETENTION_DAYS * 24 * 3600
/** Scheduled jobs run as often as every minute. A week is enough to see when each last ran. */
const TIMED_RETENTION_SECONDS = 7 * 24 * 3600
/** Payloads can contain an address, so failed jobs are kept only as long as an administrator needs to see them. */
const FAILED_RETENTION_SECONDS = 7 * 24 * 3600
const STOP_TIMEOUT_MS = 7_000
const TIME_LIMIT_SECONDS = 300
/**
 * A job whose process or connection ended while it was fetched, run or completed stays active without a worker. Workers
 * therefore renew their job every few seconds, and a job that was not renewed for longer is retried.
 */
const HEARTBEAT_SECONDS = 20
const HEARTBEAT_EVERY = 5
const LOOK_FOR_LOST_SECONDS = 10

/** The jobs of a process. Any number of processes may share one PostgreSQL. */
export interface Jobs {
  /** Starts the workers and the schedule. */
  start(): Promise<void>
  /** Runs due jobs one after another until there are none, for tests and the command line. Returns how many ran. */
  runDue(): Promise<number>
  /**
   * Fetches no more jobs and waits for running ones. Those that don't end in 7 s run again later; that try does not
   * count.
   */
  stop(): Promise<void>
}

/** Creates the queues, under the lock of the migrations. Jobs can be added from then on; `start` begins to run them. */
export async function openJobs(
  {
    database,
    log,
    every = LOOK_FOR_DUE_MS,
    stopWithin = STOP_TIMEOUT_MS,
  }: { database: Database; log: Log; every?: number; stopWithin?: number },
  handled: readonly HandledJob[],
): Promise<Jobs> {
  await database.underLock(() => prepareQueues(database, log, handled))
  const boss = bossOver(database, { schedule: true, supervise: true, useListenNotify: true })
  boss.on('error', (error) => log.warn({ fault: faultOf(error) }, 'jobs could not be looked for'))
  const workers = new Map<string, string[]>()
  const lookAgain = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  let looking: NodeJS.Timeout | undefined
  let isStarted = false
  let isStopped = false
  /** The ids of jobs whose handler is running. */
  const running = new Set<string>()

  return {
    async start() {
      isStarted = true
      await boss.start()
      for (const one of handled) {
        const started: string[] = []
        for (let worker = 0; worker < (one.job.atOnce ?? 1); worker += 1) {
          const options = {
            includeMetadata: true as const,
            pollingIntervalSeconds: POLL_SECONDS,
            heartbeatRefreshSeconds: HEARTBEAT_EVERY,
          }
          started.push(await boss.work(one.job.name, options, (found) => runEach(one, found)))
        }
        workers.set(one.job.name, started)
      }
      looking = setInterval(() => void wakeDue(), every).unref()
    },
    runDue: () => drain(database, handled, run),
    async stop() {
      clearInterval(looking)
      if (!isStarted || isStopped) return
      await boss.stop({ graceful: true, timeout: stopWithin })
      isStopped = true
      if (running.size === 0) return
      log.info({ jobs: running.size }, 'jobs were interrupted and run again later')
      // If the database is unavailable, they count as lost (HEARTBEAT_SECONDS), which uses up the try.
      await giveBackJobs(database.db, [...running]).catch(() => undefined)
    },
  }

  async function wakeDue(): Promise<void> {
    // If the database is unavailable, pg-boss's own statements report it.
    const due = await selectDueQueues(database.db, [...workers.keys()]).catch(() => [])
    for (const name of due) lookAgain(name)
  }

  async function runEach(one: HandledJob, found: JobWithMetadata<unknown>[]): Promise<void> {
    for (const job of found) {
      const fault = await run(one, job)
      // There may be more jobs of this kind; otherwise the worker would wait for its next poll.
      lookAgain(one.job.name)
      // pg-boss stores the thrown error with the job; it gets no more than the log does.
      if (fault) throw Object.assign(new Error(fault.code ?? fault.type), { stack: fault.trace.join('\n') })
    }
  }

  async function run(
    { job, handle }: HandledJob,
    found: JobWithMetadata<unknown>,
  ): Promise<Fault | undefined> {
    const facts = { job: found.name, job_id: found.id, attempt: found.retryCount + 1 }
    const isLastAttempt = found.retryCount >= found.retryLimit
    const { id, createdOn: addedAt, deleteAfterSeconds } = found
    // If this process ends meanwhile, pg-boss gives the job up, and an administrator must see it too.
    const isKeptLonger = isLastAttempt && deleteAfterSeconds < FAILED_RETENTION_SECONDS
    running.add(id)
    try {
      if (isKeptLonger) await keep(id, FAILED_RETENTION_SECONDS)
      await handle(database.db, found.data, { id, addedAt, attempt: facts.attempt, isLastAttempt, log })
      if (job.changesPages) await announce(database.db, 'pages')
      if (isKeptLonger) await keep(id, deleteAfterSeconds)
      return undefined
    } catch (error) {
      const fault = faultOf(error)
      // It fails because its resources are being closed.
      if (isStopped) return fault
      if (isLastAttempt) await giveUp(id, { ...facts, fault })
      else log.warn({ ...facts, fault }, 'job failed, will be tried again')
      return fault
    } finally {
      running.delete(id)
    }
  }

  /** Records that a job is given up. If the database is unavailable too, only the log line says so. */
  async function giveUp(id: string, facts: object): Promise<void> {
    log.error(facts, 'job given up')
    await keep(id, FAILED_RETENTION_SECONDS)
  }

  async function keep(id: string, seconds: number): Promise<void> {
    await keepJob(database.db, { id, seconds }).catch(() => undefined)
  }
}

type Run = (one: HandledJob, found: JobWithMetadata<unknown>) => Promise<Fault | undefined>

/** Runs the due jobs without workers: fetches and completes each one itself. */
async function drain(database: Database, handled: readonly HandledJob[], run: Run): Promise<number> {
  const boss = bossOver(database)
  let ran = 0
  for (let ranBefore = -1; ran > ranBefore; ) {
    ranBefore = ran
    for (const one of handled) {
      const [found] = await boss.fetch<object>(one.job.name, { includeMetadata: true })
      if (!found) continue
      ran += 1
      const fault = await run(one, found)
      if (fault) await boss.fail(one.job.name, found.id, { code: fault.code ?? fault.type })
      else await boss.complete(one.job.name, found.id)
    }
  }
  return ran
}

function bossOver(
  { runSql, listen, kind }: Database,
  { schedule = false, supervise = false, useListenNotify = false } = {},
): PgBoss {
  return new PgBoss({
    db: { executeSql: runSql, listen },
    backend: kind,
    schema: SCHEMA,
    schedule,
    supervise,
    useListenNotify,
    superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS,
  })
}

/** Creates the queue's tables if they are missing, before any process uses them. */
export async function prepareJobTables(database: Database): Promise<void> {
  await database.underLock(async () => {
    const boss = bossOver(database)
    await boss.start()
    await boss.stop({ graceful: false })
  })
}

/** Updates pg-boss's tables, the queues and the schedule to this version and these settings. */
async function prepareQueues(database: Database, log: Log, handled: readonly HandledJob[]): Promise<void> {
  const boss = bossOver(database)
  await boss.start()
  try {
    for (const { job } of handled) {
      const settings = settingsOf(job)
      await boss.createQueue(job.name, settings)
      await boss.updateQueue(job.name, settings)
      if (job.cron) {
        const missed = job.cron.skipMissed ? 'skip' : 'once'
        const options = {
          tz: job.cron.timezone,
          missed,
          deleteAfterSeconds: TIMED_RETENTION_SECONDS,
        } as const
        await boss.schedule(job.name, job.cron.pattern, {}, options)
      }
    }
    const timed = new Set(handled.filter(({ job }) => job.cron).map(({ job }) => job.name))
    for (const { name } of (await boss.getSchedules()).filter((schedule) => !timed.has(schedule.name))) {
      await boss.unschedule(name)
      log.info({ job: name }, 'schedule removed')
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

function settingsOf({
  retry = DEFAULT_RETRY,
  timeLimit = TIME_LIMIT_SECONDS,
}: Job<unknown>): Omit<Queue, 'name'> {
  return {
    retryLimit: retry.times,
    retryDelay: retry.first,
    retryDelayMax: retry.longest,
    retryBackoff: true,
    expireInSeconds: timeLimit,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
    retentionSeconds: RETENTION_SECONDS,
    deleteAfterSeconds: RETENTION_SECONDS,
  }
}
