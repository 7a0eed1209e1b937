import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Feature, JobParts } from '#foundation/feature.ts'
import { type Database, type Db, openDatabase } from '#platform/db/database.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { emptyDatabase } from './empty-database.ts'
import { moveJobClock } from './job-queue.ts'
import { BUSY_MACHINE_MS, openTestDatabase } from './test-database.ts'
import { TEST_NOW } from './test-moment.ts'

export interface TwoProcesses {
  /** The database over the connections of each process in turn. */
  dbOf(number: number): Db
  /** Runs the jobs of the features that are due until none is left. Resolves with the addresses that got an email. */
  mailDue(): Promise<string[]>
}

/**
 * The connections of two processes to one database, which is empty before each test; on the embedded database those of
 * one. `testApp` opens whole processes: this is for many operations at once.
 */
export function twoProcesses(features: readonly Feature[]): TwoProcesses {
  const processes: Database[] = []
  const mailed: string[] = []
  let jobs: Jobs
  let drop: () => Promise<void>

  beforeAll(async () => {
    const opened = await openTestDatabase()
    drop = opened.drop
    processes.push(opened.database)
    if (opened.url)
      processes.push(await openDatabase({ url: opened.url, poolSize: 5, waitMs: BUSY_MACHINE_MS }))
    const mailer = {
      async deliver({ to }: { to: string }) {
        mailed.push(to)
        return 'sent' as const
      },
    }
    const publicUrl = 'http://localhost:3000'
    const secretKey = 'x'.repeat(32)
    const clock = { now: () => TEST_NOW }
    const given = { publicUrl, clock, mailer, secretKey, config: {}, features: [] }
    jobs = await openJobs(
      { database: opened.database, log: pino({ level: 'silent' }) },
      features.flatMap((feature) => feature.jobs?.(given as unknown as JobParts) ?? []),
    )
  })
  beforeEach(async () => {
    mailed.length = 0
    await emptyDatabase(dbOf(0))
    await moveJobClock(dbOf(0), TEST_NOW)
  })
  afterAll(async () => {
    await jobs.stop()
    for (const one of processes) await one.close()
    await drop()
  })

  function dbOf(number: number): Db {
    const process = processes[number % processes.length]
    if (!process) throw new Error('no database is open')
    return process.db
  }

  return {
    dbOf,
    async mailDue() {
      await jobs.runDue()
      return mailed
    },
  }
}
