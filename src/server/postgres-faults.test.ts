import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { type FaultyPostgres, startFaultyPostgres } from '#tests/support/faulty-postgres.ts'
import { type RegisteringPeople, registeringPeople } from '#tests/support/registering-people.ts'
import { ask, insertEventsAndPeople, json } from '#tests/support/registrations.ts'
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-inbox.ts'
import { buildApp, type Parts } from './build-app.ts'
import { openParts } from './open-parts.ts'

const PEOPLE = 6
const EVENTS = 80
/** What docs/decisions/040 promises, in milliseconds. */
const TOLD_WITHIN = 2_000
const BACK_WITHIN = 5_000
/** Two jobs lead to an email; each can be lost once with the process's connection, and is retried after about 40 s. */
const MAILED_WITHIN = 90_000

let postgres: FaultyPostgres
let parts: Parts
let app: Awaited<ReturnType<typeof buildApp>>
let inbox: SmtpInbox
let folder: string
let address: string
let people: RegisteringPeople
/** Each of these would have ended the process. */
const uncaught: unknown[] = []
const catchIt = (error: unknown) => void uncaught.push(error)
const list = () => ask(address, '/v2/event/list/', json({}))

/** Expected after every fault: only 503 is answered, in time, and everything works again soon. */
async function goThrough(fault: (registering: ReturnType<RegisteringPeople['start']>) => Promise<void>) {
  const registering = people.start()
  try {
    await registering.more(5)
    await fault(registering)
    await vi.waitFor(async () => expect((await list()).status).toBe(200), {
      timeout: BACK_WITHIN,
      interval: 50,
    })
    await registering.more(10)
  } finally {
    await registering.stop()
  }
  const { answers } = people
  // Several times as many at once as there are connections: none of them was lost.
  const whole = await Promise.all(Array.from({ length: 20 }, list))
  expect(whole.map(({ status }) => status)).toEqual(whole.map(() => 200))
  expect(
    [...new Set(answers.map(({ status }) => status))].filter((one) => one !== 200 && one !== 503),
  ).toEqual([])
  expect(Math.max(0, ...answers.filter(({ status }) => status === 503).map(({ ms }) => ms))).toBeLessThan(
    TOLD_WITHIN,
  )
  expect(uncaught).toEqual([])
}

beforeAll(async () => {
  postgres = await startFaultyPostgres()
  process.on('uncaughtException', catchIt).on('unhandledRejection', catchIt)
  ;[folder, inbox] = [await mkdtemp(join(tmpdir(), 'pankh-faults-')), await openSmtpInbox()]
  parts = await openParts(
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DATABASE_POOL: '4',
      SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
      RATE_LIMIT_PER_MINUTE: '0',
      AUTH_TRIES_PER_MINUTE: '0',
      AUTH_TRIES_PER_HOUR: '0',
    }),
  )
  app = await buildApp(parts)
  await parts.jobs.start()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  const prepared = await insertEventsAndPeople(parts.database.db, { events: EVENTS, people: PEOPLE })
  people = await registeringPeople([address], prepared)
})
afterAll(async () => {
  await app.close()
  await parts.jobs.stop()
  await parts.uploads.close()
  await parts.pdfs.close()
  await parts.database.close()
  await inbox.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  process.off('uncaughtException', catchIt).off('unhandledRejection', catchIt)
})

describe('when PostgreSQL goes away while people register', () => {
  it('goes on when its connections are ended, ten times', async () => {
    await goThrough(async ({ more }) => {
      for (let time = 0; time < 10; time += 1) {
        await postgres.terminateBackends()
        await more(3)
      }
    })
  })

  it('goes on when it is restarted', async () => {
    await goThrough(async () => postgres.restart())
  })

  it('goes on when it is killed', async () => {
    await goThrough(async () => postgres.killAndStart())
  })

  it('says so when it stands still, and goes on when it does', async () => {
    await goThrough(async () => {
      const letGoOn = await postgres.freeze()
      try {
        const [wire, page, ready] = await Promise.all([
          list(),
          ask(address, '/sitemap.xml', { headers: { accept: 'text/html' } }),
          ask(address, '/readyz'),
        ])
        for (const { status, ms } of [wire, page, ready]) {
          expect(status).toBe(503)
          expect(ms).toBeLessThan(TOLD_WITHIN)
        }
        expect(JSON.parse(wire.body)).toMatchObject({ success: false, errors: [{ code: 'Unavailable' }] })
        expect(page.body).toMatch(/^<!doctype html>[\s\S]*Something isn't working on our side/)
        expect((await list()).ms).toBeLessThan(TOLD_WITHIN / 4)
      } finally {
        letGoOn()
      }
    })
  })

  it('says so while it only reads, as a standby does, and goes on when it is the primary server', async () => {
    await goThrough(async () => {
      const promote = await postgres.standBy()
      expect(JSON.parse((await list()).body)).toMatchObject({ errors: [{ code: 'Unavailable' }] })
      expect((await ask(address, '/readyz')).status).toBe(503)
      await promote()
    })
  })

  it('keeps every registration that was acknowledged, and mails each', async () => {
    expect(await people.lost(parts.database.db)).toEqual([])
    await vi.waitFor(() => expect(people.unmailed(inbox)).toEqual([]), {
      timeout: MAILED_WITHIN,
      interval: 250,
    })
  }, 120_000)
})
