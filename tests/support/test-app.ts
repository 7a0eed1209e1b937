import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { type Api, createApi } from '#contract/client.ts'
import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts'
import type { Registry } from '#contract/registry.ts'
import type { Failure } from '#contract/wire.ts'
import { forgetVocabulary } from '#foundation/search-words/server/index.ts'
import { openUploads } from '#foundation/uploads/server/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Database, type Db, openDatabase } from '#platform/db/database.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { forgetTries } from '#platform/limits/limits.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { openPdfs } from '#platform/pdf/pdfs.ts'
import { buildApp } from '#server/build-app.ts'
import { allJobs } from '#server/features.ts'
import { servePages } from '#server/serve-pages.ts'
import type { PageContext } from '#web/page-context.ts'
import { parseSearch } from '#web/search-params.ts'
import { emptyDatabase } from './empty-database.ts'
import { moveJobClock } from './job-queue.ts'
import { BUSY_MACHINE_MS, openTestDatabase, type TestDatabase, withoutPostgres } from './test-database.ts'
import { TEST_NOW } from './test-moment.ts'

type EndpointOf<K extends keyof Registry> = Registry[K] extends Endpoint ? Registry[K] : never
/** A call that must succeed: a failure ends the test with its message. */
type SureApi = <K extends keyof Registry & string>(
  call: K,
  input: CallInput<EndpointOf<K>>,
) => Promise<Exclude<Answer<EndpointOf<K>>, Failure>>

interface Options {
  environment?: Record<string, string>
  /** Routes that only this test has. */
  routes?: (app: FastifyInstance) => void
  /** For tests that only read what the file's own `beforeAll` made: their rows stay from test to test. */
  keepsRows?: boolean
  /** The HTML of every page, requested at each rendering. */
  page?: (context: PageContext) => string | Promise<string>
}

export interface TestApp {
  app: FastifyInstance
  db: Db
  /** What `db` reads from. */
  database: Database
  /** Signs the tokens of this app. */
  secretKey: string
  /** Stays at TEST_NOW until the test sets it. */
  clock: { now(): Date; set(moment: Date): void }
  call: SureApi
  callIn(language: string): SureApi
  /** The same calls, failures answered as failures. */
  tryCall: Api
  /** Calls by the person logged in with that token. */
  withToken(token: string): { call: SureApi; tryCall: Api }
  /** What was logged since the test began, one object a line. */
  logged: Record<string, unknown>[]
  /** Runs the jobs that are due at the clock's time until none is left. Returns how many ran. */
  runJobs(): Promise<number>
  /** How many SQL queries `work` made. */
  queriesOf(work: () => Promise<unknown>): Promise<number>
  /** Empties every table and the log, and resets the clock. */
  clear(): Promise<void>
  /** An app like another process on the same PostgreSQL server. The test closes it. */
  openAnother(environment?: Record<string, string>): Promise<TestApp>
  close(): Promise<void>
}

/** The apps that files of this thread share, by their kind of database: a start takes longer than most tests. */
const usual = new Map<string, Promise<TestApp>>()

/**
 * An app and its database, which is empty before each test unless it keeps rows. Files without options share one, which
 * ends with the thread. Skips the tests if there is no PostgreSQL.
 */
export function testApp({ keepsRows = false, ...own }: Options = {}): TestApp {
  const test = {} as TestApp
  const isSkipped = withoutPostgres()
  const isShared = Object.keys(own).length === 0
  beforeAll(async () => {
    if (isSkipped) return
    const kind = process.env.TEST_DB ?? ''
    const app = isShared ? (usual.get(kind) ?? startTestApp(own)) : startTestApp(own)
    if (isShared) usual.set(kind, app)
    Object.assign(test, await app)
    if (isShared) await test.clear()
  })
  beforeEach(async (context) => {
    if (isSkipped) context.skip('ALLOW_NO_POSTGRES=1')
    if (!keepsRows) await test.clear()
  })
  afterAll(async () => {
    if (!isSkipped && !isShared) await test.close()
  })
  return test
}

/** Tests of limits override these. */
const UNLIMITED = {
  NODE_ENV: 'test',
  RATE_LIMIT_PER_MINUTE: '0',
  AUTH_TRIES_PER_MINUTE: '0',
  AUTH_TRIES_PER_HOUR: '0',
}

const emptyPage = () => '<!doctype html><title>A page</title>'

/** The whole contract on a fresh database of the kind that TEST_DB names. */
async function startTestApp(own: Omit<Options, 'keepsRows'>, opened?: TestDatabase): Promise<TestApp> {
  const { environment = {}, routes, page = emptyPage } = own
  const folder = await mkdtemp(join(inject('testFolder'), 'app-'))
  const config = readConfig({ ...UNLIMITED, DATA_DIR: folder, ...environment })
  const { database, url, drop } = opened ?? (await openTestDatabase())
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
  let moment = TEST_NOW
  const set = (to: Date) => {
    moment = to
  }
  const clock = { now: () => moment, set }
  const mailer = createMailer(config.mail)
  const pdfLimits = { enoughMs: BUSY_MACHINE_MS, longestMs: BUSY_MACHINE_MS }
  const uploads = openUploads({ ...config.storage, pdfLimits })
  const pdfs = openPdfs()
  const jobs = await openJobs({ database, log }, allJobs({ config, clock, mailer, uploads, pdfs }))
  const app = await buildApp({ config, log, database, clock, uploads, pdfs })
  routes?.(app)
  servePages(app, config, {
    render: async (_, context) => ({ response: new Response(null), html: await page(context) }),
    searchOf: (_path, query) => parseSearch(query),
  })
  await app.ready()
  return {
    app,
    db: database.db,
    database,
    secretKey: config.secretKey,
    clock,
    logged,
    call: sure(overInject(app, 'en')),
    callIn: (language) => sure(overInject(app, language)),
    tryCall: overInject(app, 'en'),
    withToken: (token) => {
      const tryCall = overInject(app, 'en', { authorization: `Bearer ${token}` })
      return { call: sure(tryCall), tryCall }
    },
    async runJobs() {
      await moveJobClock(database.db, moment)
      return jobs.runDue()
    },
    queriesOf: (work) => countQueries(database.db, work),
    async clear() {
      await emptyDatabase(database.db)
      forgetVocabulary(database.db)
      forgetTries(database)
      clock.set(TEST_NOW)
      await moveJobClock(database.db, moment)
      logged.length = 0
    },
    async openAnother(theirs = {}) {
      if (url === undefined) throw new Error('The embedded database serves one process.')
      const another = await openDatabase({ url, poolSize: 5, waitMs: BUSY_MACHINE_MS })
      const options = { ...own, environment: { ...environment, ...theirs } }
      return startTestApp(options, { database: another, drop: async () => undefined })
    },
    async close() {
      await app.close()
      await jobs.stop()
      await uploads.close()
      await pdfs.close()
      await database.close()
      await drop()
      // The store of resumable uploads creates its folder asynchronously, after a quick test even later than this.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function overInject(app: FastifyInstance, language: string, more: Record<string, string> = {}): Api {
  return createApi(
    async ({ method, url, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { 'accept-language': language, ...more },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    () => 'no answer',
  )
}

function sure(api: Api): SureApi {
  const call = async (name: never, input: never) => {
    const answer = await api(name, input)
    if (!(answer as { success: boolean }).success)
      throw new Error(`${name} failed: ${JSON.stringify(answer)}`)
    return answer
  }
  return call as SureApi
}

/** Lists and details read through `execute`, so their queries are counted there. */
async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  const execute = db.execute
  let queries = 0
  db.execute = (query) => {
    queries += 1
    return execute.call(db, query) as never
  }
  try {
    await work()
  } finally {
    db.execute = execute
  }
  return queries
}
