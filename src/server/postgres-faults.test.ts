import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertEvent } from '#features/events/server/index.ts'
import { completeEvent } from '#features/events/testing/complete-event.ts'
import { listRegistered } from '#features/events/testing/list-registered.queries.ts'
import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { type FaultyPostgres, startFaultyPostgres } from '#tests/support/faulty-postgres.ts'
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-inbox.ts'
import { buildApp, type Parts } from './build-app.ts'
import { openParts } from './open-parts.ts'

const PASSWORD = 'Mango-Tree-42'
const PEOPLE = 6
const EVENTS = 80
/** What docs/decisions/040 promises, in milliseconds. */
const TOLD_WITHIN = 2_000
const BACK_WITHIN = 5_000
/** Two jobs lead to a mail; each can be lost once with the process's connection, and is found again in some 40 s. */
const MAILED_WITHIN = 90_000

interface Answer {
  status: number
  ms: number
  body: string
}
interface Wanted {
  token: string
  email: string
  event_id: number
  title: string
}

let postgres: FaultyPostgres
let parts: Parts
let app: Awaited<ReturnType<typeof buildApp>>
let inbox: SmtpInbox
let folder: string
let address: string
/** Each would have ended the process. */
const uncaught: unknown[] = []
const catchIt = (error: unknown) => void uncaught.push(error)
const wanted: Wanted[] = []
const acknowledged: Wanted[] = []
const answers: Answer[] = []

async function ask(path: string, options: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(`${address}${path}`, options)
  const body = await answer.text()
  return { status: answer.status, ms: performance.now() - began, body }
}

const json = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
})
const list = () => ask('/v2/event/list/', json({}))

/** People who register for one event after the other, each until it is acknowledged, until told to stop. */
function startRegistering() {
  let goesOn = true
  const register = async ({ token, event_id }: Wanted) => {
    const answer = await ask('/v2/event/register/', json({ id: event_id }, token))
    answers.push(answer)
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`)
  }
  const oneByOne = async () => {
    for (let one = wanted.shift(); one && goesOn; one = wanted.shift()) {
      const registration = one
      await vi.waitFor(() => register(registration), { timeout: 20_000, interval: 100 })
      acknowledged.push(registration)
    }
  }
  const all = Promise.all([oneByOne(), oneByOne(), oneByOne(), oneByOne()])
  return {
    more: async (count: number) => {
      const until = acknowledged.length + count
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(until), 20_000)
    },
    async stop() {
      goesOn = false
      await all
    },
  }
}

/** Expected of every fault: only 503 is answered, in time, and everything works again soon after. */
async function goThrough(fault: (registering: ReturnType<typeof startRegistering>) => Promise<void>) {
  answers.length = 0
  const registering = startRegistering()
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
  // As many at once as there are connections several times over: none of them is lost.
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
  await prepare(parts.database.db)
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

async function prepare(db: Db): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  const event_type_id = await createEventType(db)
  const events = await Promise.all(
    Array.from({ length: EVENTS }, async (_, at) => {
      const title = `Morning ${100 + at}`
      return { title, event_id: await insertEvent(db, completeEvent({ event_type_id, title }, new Date())) }
    }),
  )
  for (let at = 0; at < PEOPLE; at += 1) {
    const [username, email] = [`asha-${at}`, `asha-${at}@example.org`]
    await insertUser(db, { password_hash, email, username, first_name: 'Asha', last_name: 'Verma' })
    const { body } = await ask('/user/client/login/', json({ identifier: email, password: PASSWORD }))
    const { token } = JSON.parse(body) as { token: string }
    for (const event of events) wanted.push({ ...event, email, token })
  }
}

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
          ask('/sitemap.xml', { headers: { accept: 'text/html' } }),
          ask('/readyz'),
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

  it('keeps every registration that was acknowledged, and mails each', async () => {
    const registered = new Set(await listRegistered(parts.database.db))
    const lost = acknowledged.map(({ email, event_id }) => `${email} ${event_id}`)
    expect(lost.filter((one) => !registered.has(one))).toEqual([])
    const unmailed = () => {
      const mailed = inbox.mails.map((mail) => `${mail.to[0]} ${mail.header('subject')}`)
      return acknowledged
        .filter(({ email, title }) => !mailed.some((one) => one.startsWith(email) && one.includes(title)))
        .map(({ email, title }) => `${email}: ${title}`)
    }
    await vi.waitFor(() => expect(unmailed()).toEqual([]), { timeout: MAILED_WITHIN, interval: 250 })
  }, 120_000)
})
