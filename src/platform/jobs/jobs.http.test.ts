import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { HOUR_MS } from '#contract/durations.ts'
import { emptyDatabase } from '#tests/support/empty-database.ts'
import {
  fetchAndForget,
  keptJobs,
  lastTimedAt,
  moveJobClock,
  timedRetentions,
  timetable,
  waitingJobs,
} from '#tests/support/job-queue.ts'
import { openTestDatabase, type TestDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { hearChanges } from '../db/changes.ts'
import { type Database, type Db, openDatabase } from '../db/database.ts'
import { enqueue } from './enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy, type Job, type JobRun } from './job.ts'
import { type Jobs, openJobs } from './jobs.ts'

const greet = defineJob({
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retry: { times: 2, first: 10, longest: 60 },
})
const greetOnce = defineJob({ ...greet, retry: { times: 0, first: 10, longest: 60 } })
const tidy = defineJob({
  name: 'tidy',
  payload: z.object({}),
  cron: { pattern: '0 3 * * *', timezone: 'Asia/Kolkata' },
})

const seconds = (after: number) => new Date(TEST_NOW.getTime() + after * 1_000)
const logged: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })

const greeted: string[] = []
function greeting(fail: (run: JobRun) => void = () => undefined): HandledJob {
  return handledBy(greet, async (_, { name }, run) => {
    fail(run)
    greeted.push(name)
  })
}

describe.skipIf(withoutPostgres())('jobs', () => {
  let opened: TestDatabase
  let database: Database
  let db: Db
  const running: Jobs[] = []
  const openWith = async (one: HandledJob, on = database) => openJobs({ database: on, log }, [one])

  beforeAll(async () => {
    opened = await openTestDatabase()
    database = opened.database
    db = database.db
    await openWith(greeting())
  })
  beforeEach(async () => {
    await emptyDatabase(db)
    await moveJobClock(db, TEST_NOW)
    logged.length = 0
    greeted.length = 0
  })
  afterAll(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    await database.close()
    await opened.drop()
  })

  it('run once, with what they were given', async () => {
    const jobs = await openWith(greeting())
    expect(await enqueue(db, greet, { name: 'Asha' })).toBe(true)
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    expect(greeted).toEqual(['Asha'])
  })

  it('are there with the rows of their transaction, or not at all', async () => {
    const jobs = await openWith(greeting())
    const broken = db.transaction(async (tx) => {
      await enqueue(tx, greet, { name: 'Nobody' })
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    await db.transaction(async (tx) => void (await enqueue(tx, greet, { name: 'Ravi' })))
    expect(await jobs.runDue()).toBe(1)
    expect(greeted).toEqual(['Ravi'])
  })

  it('with a key are added once, 20 times at once and after they ran', async () => {
    const jobs = await openWith(greeting())
    const add = () => enqueue(db, greet, { name: 'Asha' }, { key: 'greet:1' })
    const answers = await Promise.all(Array.from({ length: 20 }, add))
    expect(answers.filter(Boolean)).toHaveLength(1)
    await jobs.runDue()
    expect(await add()).toBe(false)
    expect(await enqueue(db, greet, { name: 'Ravi' }, { key: 'greet:2' })).toBe(true)
    await jobs.runDue()
    expect(greeted).toEqual(['Asha', 'Ravi'])
  })

  it('of one person take turns with those of others, however many there are', async () => {
    const jobs = await openWith(greeting())
    for (const name of ['a1', 'a2', 'a3']) await enqueue(db, greet, { name }, { person: 1 })
    for (const name of ['b1', 'b2']) await enqueue(db, greet, { name }, { person: 2 })
    await jobs.runDue()
    expect(greeted).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  it('wait for their time', async () => {
    const jobs = await openWith(greeting())
    await enqueue(db, greet, { name: 'Asha' }, { startAfter: seconds(3600) })
    await moveJobClock(db, seconds(3599))
    expect(await jobs.runDue()).toBe(0)
    await moveJobClock(db, seconds(3601))
    expect(await jobs.runDue()).toBe(1)
  })

  it('are tried again after a pause that grows, then given up, and say nothing personal', async () => {
    const attempts: number[] = []
    const failing = greeting((run) => {
      attempts.push(run.attempt)
      expect(run.isLastAttempt).toBe(run.attempt === 3)
      throw Object.assign(new Error('550 asha@example.org is unknown'), { code: 'EENVELOPE' })
    })
    const jobs = await openWith(failing)
    await enqueue(db, greet, { name: 'Asha' })
    await jobs.runDue()
    expect(await jobs.runDue()).toBe(0)
    for (const after of [25, 90, 300, 1000]) {
      await moveJobClock(db, seconds(after))
      await jobs.runDue()
    }
    expect(attempts).toEqual([1, 2, 3])
    expect(logged.map(({ msg, attempt }) => [msg, attempt])).toEqual([
      ['job failed, will be tried again', 1],
      ['job failed, will be tried again', 2],
      ['job given up', 3],
    ])
    expect(logged[0]).toMatchObject({ job: 'greet', fault: { type: 'Error', code: 'EENVELOPE' } })
    const kept = (await keptJobs(db)).map(({ output }) => output)
    expect(kept).toEqual([{ code: 'EENVELOPE' }])
    expect(JSON.stringify([logged, kept])).not.toContain('asha@')
  })

  it('that change what visitors see have it told to every process, once they went well', async () => {
    const changes = await hearChanges(database, log)
    const forget = vi.fn()
    changes.on('pages', forget)
    let fails = true
    const renaming = handledBy(defineJob({ ...greet, changesPages: true }), async (): Promise<void> => {
      if (fails) throw new Error('not yet')
    })
    const jobs = await openWith(renaming)
    await enqueue(db, greet, { name: 'Asha' })
    await jobs.runDue()
    fails = false
    await enqueue(db, greet, { name: 'Ravi' })
    forget.mockClear()
    await jobs.runDue()
    await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1), 10_000)
    await changes.close()
  })

  it('whose rows another version wrote are not handled as they are', async () => {
    const jobs = await openWith(greeting())
    const older: Job<{ title: string }> = { ...greet, payload: z.object({ title: z.string() }) }
    await enqueue(db, older, { title: 'x' })
    await jobs.runDue()
    expect(greeted).toEqual([])
    expect(logged[0]).toMatchObject({ fault: { type: 'ZodError' } })
  })

  it('have a timetable, which forgets what is no longer in it', async () => {
    await openWith(handledBy(tidy, async () => undefined))
    expect(await timetable(db)).toEqual([{ name: 'tidy', cron: '0 3 * * *', timezone: 'Asia/Kolkata' }])
    expect(await timedRetentions(db)).toEqual([7 * 24 * 3600])
    expect(logged).toEqual([])
    await openWith(greeting())
    expect(await timetable(db)).toEqual([])
    expect(logged).toMatchObject([{ level: 30, msg: 'schedule removed', job: 'tidy' }])
  })

  it('that were missed while no process ran run once at the next start, except those that need not', async () => {
    const ran: string[] = []
    const watch = defineJob({
      ...tidy,
      name: 'watch',
      cron: { pattern: '0 3 * * *', timezone: 'Asia/Kolkata', skipMissed: true },
    })
    const night = [tidy, watch].map((job) => handledBy(job, async () => void ran.push(job.name)))
    const jobs = await openJobs({ database, log }, night)
    running.push(jobs)
    await lastTimedAt(db, TEST_NOW)
    await moveJobClock(db, seconds(3 * 24 * 3600))
    await jobs.start()
    await vi.waitFor(() => expect(ran).toEqual(['tidy']), 30_000)
    await Promise.all(running.splice(0).map((one) => one.stop()))
    const timed = (await keptJobs(db)).map(({ name }) => name).filter((name) => !name.startsWith('__'))
    expect(timed).toEqual(['tidy'])
    await openWith(greeting())
  })

  it('that were given up are kept for a week, with a key too, which is free afterwards', async () => {
    const jobs = await openWith(
      handledBy(greetOnce, async () => {
        throw new Error('never')
      }),
    )
    await enqueue(db, greet, { name: 'Asha' }, { key: 'greet:1' })
    await enqueue(db, greet, { name: 'Ravi' })
    for (let time = 0; time < 2; time += 1) await jobs.runDue()
    expect((await keptJobs(db)).map(({ seconds }) => seconds)).toEqual([7 * 24 * 3600, 7 * 24 * 3600])
    await openWith(greeting())
  })

  it('whose process ends during their last try are kept for a week too', async () => {
    const whileRunning: number[] = []
    const jobs = await openWith(
      handledBy(greetOnce, async () => {
        for (const { seconds } of await keptJobs(db)) whileRunning.push(seconds)
      }),
    )
    await enqueue(db, greet, { name: 'Asha' })
    await jobs.runDue()
    expect(whileRunning).toEqual([7 * 24 * 3600])
    expect((await keptJobs(db)).map(({ seconds }) => seconds)).toEqual([3600])
    await openWith(greeting())
  })

  it('that nobody works on any more, since the connection that fetched them broke, are tried again', async () => {
    const jobs = await openWith(greeting())
    await enqueue(db, greet, { name: 'Asha' })
    await fetchAndForget(database, greet.name)
    running.push(jobs)
    // Half a minute later, long before a hanging run is given up.
    await moveJobClock(db, seconds(30))
    await jobs.start()
    await vi.waitFor(async () => expect(await waitingJobs(db)).toEqual(['greet']), 30_000)
    await moveJobClock(db, seconds(60))
    await vi.waitFor(() => expect(greeted).toEqual(['Asha']), 30_000)
    await Promise.all(running.splice(0).map((one) => one.stop()))
  })

  it('that a stop interrupts run again, however often: such a try does not count', async () => {
    const attempts: number[] = []
    const slow = handledBy(greetOnce, (_, __, run) => {
      attempts.push(run.attempt)
      return attempts.length < 3
        ? new Promise<void>((_resolve, fail) => void interrupted.push(fail))
        : Promise.resolve()
    })
    const interrupted: ((reason: Error) => void)[] = []
    await enqueue(db, greet, { name: 'Asha' })
    for (let stops = 1; stops <= 2; stops += 1) {
      const jobs = await openJobs({ database, log, stopWithin: 1_000 }, [slow])
      await jobs.start()
      await vi.waitFor(() => expect(interrupted).toHaveLength(stops), 20_000)
      await jobs.stop()
      // Its resources are closed.
      interrupted.at(-1)?.(new Error('terminated'))
    }
    const jobs = await openWith(slow)
    expect(await jobs.runDue()).toBe(1)
    expect(attempts).toEqual([1, 1, 1])
    expect(logged.filter(({ msg }) => msg === 'job given up')).toEqual([])
  })

  it('wake the workers of another process once they are committed, before any looks for them', async () => {
    const other = opened.url ? await openDatabase({ url: opened.url, poolSize: 3 }) : database
    const theirs = await openJobs({ database: other, log, every: HOUR_MS }, [greeting()])
    running.push(theirs)
    await theirs.start()
    // A worker's first check may find the first one, but not those after it.
    for (const name of ['a', 'b', 'c', 'd']) {
      await db.transaction(async (tx) => void (await enqueue(tx, greet, { name })))
      await vi.waitFor(() => expect(greeted).toContain(name), 20_000)
    }
    await Promise.all(running.splice(0).map((one) => one.stop()))
    if (opened.url) await other.close()
  })

  it('are run by workers soon after they were added, each by one of two processes', async () => {
    const ours = await openWith(greeting())
    const other = opened.url ? await openDatabase({ url: opened.url, poolSize: 3 }) : undefined
    const theirs = other ? await openWith(greeting(), other) : undefined
    running.push(ours, ...(theirs ? [theirs] : []))
    await Promise.all(running.map((jobs) => jobs.start()))
    const names = Array.from({ length: 12 }, (_, at) => `person ${10 + at}`)
    await Promise.all(names.map((name) => enqueue(db, greet, { name })))
    await vi.waitFor(() => expect(greeted.toSorted()).toEqual(names), { timeout: 15_000, interval: 50 })
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
    await other?.close()
    expect(greeted.toSorted()).toEqual(names)
    expect(logged).toEqual([])
  })
})
