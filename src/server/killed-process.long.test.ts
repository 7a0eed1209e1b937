import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { type AppProcess, startApp } from '#tests/support/app-process.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type RegisteringPeople, registeringPeople } from '#tests/support/registering-people.ts'
import { insertEventsAndPeople } from '#tests/support/registrations.ts'
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-inbox.ts'
import { BUSY_MACHINE_MS } from '#tests/support/test-database.ts'

/** How often a process is ended by `kill -9` while people register. */
const KILLS = 20
/** How many register while one of two processes starts again. */
const AHEAD = 30
/** Work that a killed process left half done is retried after about 40 s; two jobs lead to an email. */
const MAILED_WITHIN = 120_000

let inbox: SmtpInbox
let folder: string
const stops: (() => unknown)[] = []

beforeEach(async () => {
  if (!existsSync('dist/built'))
    throw new Error('Run `npm run build` first: this test ends the built product.')
  ;[folder, inbox] = [await mkdtemp(join(tmpdir(), 'pankh-killed-')), await openSmtpInbox()]
  stops.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }), inbox.close)
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function start(environment: Record<string, string>): Promise<AppProcess> {
  const app = await startApp({
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_FROM: 'Pankh <hello@pankh.example>',
    ...environment,
  })
  stops.push(() => app.stop())
  return app
}

/** Opens the database while no process has it open, if it is the embedded one. */
async function withDatabase<T>(url: string | undefined, use: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(
    url === undefined ? { folder: join(folder, 'database') } : { url, poolSize: 2, waitMs: BUSY_MACHINE_MS },
  )
  try {
    await migrate(database, 'migrations')
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** Kills the processes in turn while people register, and waits for everything they were promised. */
async function killInTurn(people: RegisteringPeople, apps: AppProcess[]): Promise<void> {
  const registering = people.start()
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await registering.more(5)
      await apps[kill % apps.length]?.killAndStart()
    }
    await registering.more(10)
  } finally {
    await registering.stop()
  }
  // A busy machine answers 503, and the client tries again.
  expect(people.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  await vi.waitFor(() => expect(people.unmailed(inbox)).toEqual([]), {
    timeout: MAILED_WITHIN,
    interval: 250,
  })
}

/** Emails sent twice, because the first sending was not recorded, count once: a mailbox shows one. */
function mailsOfOneRegistration(): string[] {
  const ids = new Map<string, Set<string | undefined>>()
  for (const mail of inbox.mails) {
    const whom = `${mail.to[0]}: ${mail.header('subject')}`
    ids.set(whom, (ids.get(whom) ?? new Set()).add(mail.header('message-id')))
  }
  return [...ids].filter(([, of]) => of.size > 1).map(([whom]) => whom)
}

describe('a process that is killed 20 times while people register', () => {
  it('is one of two on a PostgreSQL: nothing acknowledged is lost, and each gets an email', async () => {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('There is no PostgreSQL to test on.')
    stops.push(() => postgres.stop())
    const url = await postgres.createDatabase()
    const prepared = await withDatabase(url, (db) => insertEventsAndPeople(db, { events: 80, people: 12 }))
    const apps = [await start({ DATABASE_URL: url }), await start({ DATABASE_URL: url })] as const
    const people = await registeringPeople([apps[0].address, apps[1].address], { ...prepared, ahead: AHEAD })
    await killInTurn(people, [...apps])
    expect(await withDatabase(url, (db) => people.lost(db))).toEqual([])
    expect(mailsOfOneRegistration()).toEqual([])
  }, 1_800_000)

  it('has the embedded database: it opens each time, and the same holds', async () => {
    const prepared = await withDatabase(undefined, (db) =>
      insertEventsAndPeople(db, { events: 80, people: 12 }),
    )
    const app = await start({})
    const people = await registeringPeople([app.address], { ...prepared, ahead: AHEAD })
    await killInTurn(people, [app])
    await app.stop()
    expect(await withDatabase(undefined, (db) => people.lost(db))).toEqual([])
    expect(mailsOfOneRegistration()).toEqual([])
  }, 1_800_000)
})
