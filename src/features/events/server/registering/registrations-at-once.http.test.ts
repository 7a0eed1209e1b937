import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import type { JobParts } from '#foundation/feature.ts'
import { mailsFeature } from '#foundation/mails/server/index.ts'
import { notificationsFeature } from '#foundation/notifications/server/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { emptyDatabase } from '#tests/support/empty-database.ts'
import { moveJobClock } from '#tests/support/job-queue.ts'
import { BUSY_MACHINE_MS, openTestDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { registeredCount } from '../../testing/take-part.ts'
import { selectRegisteredPeople } from '../attendance/attendance.queries.ts'
import { eventsFeature } from '../index.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { registerForEvent } from './register-for-event.ts'

const MANY = 200
const PLACES = 20

/** Over the connections of two processes, so only on PostgreSQL (docs/rules/bars.md, Reliability). */
describe.skipIf(withoutPostgres())(`${MANY} registrations at once`, { timeout: 120_000 }, () => {
  let processes: Database[]
  let jobs: Jobs
  let drop: () => Promise<void>
  const mails: string[] = []

  beforeAll(async () => {
    const opened = await openTestDatabase()
    drop = opened.drop
    const other = opened.url
      ? [await openDatabase({ url: opened.url, poolSize: 5, waitMs: BUSY_MACHINE_MS })]
      : []
    processes = [opened.database, ...other]
    const clock = { now: () => TEST_NOW }
    const inbox = {
      async deliver({ to }: { to: string }) {
        mails.push(to)
        return 'sent' as const
      },
    }
    const publicUrl = 'http://localhost:3000'
    const secretKey = 'x'.repeat(32)
    const given = { publicUrl, clock, mailer: inbox, secretKey, config: {}, features: [] }
    jobs = await openJobs(
      { database: opened.database, log: pino({ level: 'silent' }) },
      [eventsFeature, mailsFeature, notificationsFeature].flatMap(
        (feature) => feature.jobs?.(given as unknown as JobParts) ?? [],
      ),
    )
  })
  beforeEach(async () => {
    mails.length = 0
    await emptyDatabase(first())
    await moveJobClock(first(), TEST_NOW)
  })
  afterAll(async () => {
    await jobs.stop()
    for (const one of processes) await one.close()
    await drop()
  })

  const dbOf = (number: number) => {
    const db = processes[number % processes.length]?.db
    if (!db) throw new Error('no database is open')
    return db
  }
  const first = () => dbOf(0)
  const register = (number: number, event_id: number, id: number) =>
    registerForEvent(dbOf(number), { id }, { event_id, language: 'en', now: TEST_NOW })

  it('for the last 20 places give exactly 20, and the rest wait in order', async () => {
    const event_id = await createEvent(first(), { capacity: 120, registered_count: 120 - PLACES })
    const people = await createPeople(first(), MANY)
    const answers = await Promise.all(people.map((id, number) => register(number, event_id, id)))
    const statuses = answers.map(({ registration }) => registration.status)
    expect(statuses.filter((status) => status === 'registered')).toHaveLength(PLACES)
    const places = answers.flatMap(({ registration }) => registration.waiting_place ?? [])
    expect(places.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: MANY - PLACES }, (_, place) => place + 1),
    )
    expect(await registeredCount(first(), event_id)).toBe(120)
    const rows = await selectRegisteredPeople(first(), { event_id, now: TEST_NOW })
    expect(rows.filter(({ status }) => status === 'registered')).toHaveLength(PLACES)
    expect(rows).toHaveLength(MANY)
  })

  it('by the same person are one registration and one mail', async () => {
    const event_id = await createEvent(first(), { capacity: 500 })
    const [id = 0] = await createPeople(first(), 1)
    await Promise.all(Array.from({ length: MANY }, (_, number) => register(number, event_id, id)))
    expect(await registeredCount(first(), event_id)).toBe(1)
    expect(await selectRegisteredPeople(first(), { event_id, now: TEST_NOW })).toHaveLength(1)
    await jobs.runDue()
    expect(mails).toHaveLength(1)
  })

  it('with as many cancelling leave no place lost and none given twice', async () => {
    const event_id = await createEvent(first(), { capacity: PLACES })
    const people = await createPeople(first(), MANY)
    await Promise.all(
      people.map(async (id, number) => {
        await register(number, event_id, id)
        if (number % 2 === 0) {
          await cancelRegistration(dbOf(number + 1), { id }, { event_id, now: TEST_NOW })
        }
      }),
    )
    const rows = await selectRegisteredPeople(first(), { event_id, now: TEST_NOW })
    const taken = rows.filter(({ status }) => status === 'registered' || status === 'offered')
    expect(taken).toHaveLength(PLACES)
    expect(await registeredCount(first(), event_id)).toBe(PLACES)
    expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(MANY / 2)
  })
})
