import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { insertUser } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { readConfig } from '#platform/config/config.ts'
import type { ScannerAddress } from '#platform/config/scanner-address.ts'
import { type Database, type Db, openDatabase } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { createHttp } from '#platform/http/http.ts'
import { createServe } from '#platform/http/serve.ts'
import { createLog } from '#platform/log/log.ts'
import { emptyDatabase } from '#tests/support/empty-database.ts'
import { startS3 } from '#tests/support/local-s3.ts'
import type { S3Mood } from '#tests/support/s3-multipart.ts'
import { BUSY_MACHINE_MS, openTestDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { sweepArrivals } from '../server/arriving/arrivals.ts'
import { openUploads, type Uploads, uploadsFeature } from '../server/index.ts'

export interface UploadsApp {
  app: FastifyInstance
  /** The address it listens on, for tests that need a real connection. */
  address: string
  db: Db
  uploads: Uploads
  clock: { now(): Date; set(moment: Date): void }
  /** What is in the folders where files arrive, and the unfinished uploads in the bucket. */
  arrivals(): Promise<string[]>
  /** The bucket's behaviour, if there is one. */
  mood: S3Mood
  /**
   * Starts another process with the same PostgreSQL server and the same files, in folders or in a bucket. With a
   * bucket, its files arrive in a separate folder. Returns the address it listens on.
   */
  openAnother(): Promise<string>
}

const END_OF_TIME = new Date('9999-12-31')

/** The viewer is whoever the header names, because these tests aren't about sessions. */
const loggedIn = async ({ request }: { request: FastifyRequest }) => {
  const id = Number(request.headers['x-person'])
  if (!id) throw new NamedError('NotSignedIn', 401, 'Please log in first.')
  return { id, roles: [] }
}

/** An app with only the upload routes, on the database that TEST_DB names, with people 1 and 2. */
export function uploadsApp(storage: 'folder' | 'bucket', scanner?: ScannerAddress): UploadsApp {
  const test = {} as UploadsApp
  const isSkipped = withoutPostgres()
  const stops: (() => unknown)[] = []
  beforeAll(async () => {
    if (!isSkipped) Object.assign(test, await start(storage, { scanner, stops }))
  })
  beforeEach(async (context) => {
    if (isSkipped) context.skip('ALLOW_NO_POSTGRES=1')
    await emptyDatabase(test.db)
    await insertPeople(test.db)
    await sweepArrivals(test.uploads.arrivals, END_OF_TIME)
    await test.uploads.parts.sweep(END_OF_TIME)
    test.clock.set(TEST_NOW)
  })
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  })
  return test
}

async function start(
  kind: 'folder' | 'bucket',
  { scanner, stops }: { scanner: ScannerAddress | undefined; stops: (() => unknown)[] },
): Promise<UploadsApp> {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-uploads-'))
  stops.push(() => rm(folder, { recursive: true }))
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0', DATA_DIR: folder })
  const { database, url, drop } = await openTestDatabase()
  stops.push(drop)
  const s3 = kind === 'bucket' ? await startS3() : undefined
  const { arrivals } = config.storage
  const arrivalsOfOther = s3 ? join(folder, 'arrivals-of-other') : arrivals
  for (const path of [arrivals, arrivalsOfOther]) await mkdir(path, { recursive: true })
  stops.push(() => s3?.stop())
  let moment = TEST_NOW
  const set = (to: Date) => {
    moment = to
  }
  const clock = { now: () => moment, set }
  const first = await serveOver(database, arrivals)
  return {
    ...first,
    db: database.db,
    clock,
    mood: s3?.mood ?? {},
    async arrivals() {
      const paths = [...(await filesIn(arrivals)), ...(s3 ? await filesIn(arrivalsOfOther) : [])]
      const begun = [1, 2].map((person) => first.uploads.parts.announcedBy(person))
      const inBucket = s3 ? (await Promise.all(begun)).flatMap((ids) => [...ids.keys()]) : []
      return [...paths.map((path) => basename(path)), ...inBucket, ...((await s3?.unfinished()) ?? [])]
    },
    async openAnother() {
      if (url === undefined) throw new Error('The embedded database serves one process.')
      const opened = await openDatabase({ url, poolSize: 5, waitMs: BUSY_MACHINE_MS })
      return (await serveOver(opened, arrivalsOfOther)).address
    },
  }

  async function serveOver(opened: Database, folderOfArrivals: string) {
    const address = s3?.address ?? config.storage.address
    const uploads = openUploads({ address, arrivals: folderOfArrivals, scanner })
    const app = await createHttp(config, createLog('silent'))
    const given = { db: opened.db, locks: opened.locks, clock, uploads }
    const serve = createServe(app, { ...given, loggedIn })
    const parts = { ...given, app, serve, viewers: { loggedIn }, features: [] } as unknown as RouteParts
    for (const route of uploadsFeature.routes ?? []) await route(parts)
    const listening = await app.listen({ port: 0, host: '127.0.0.1' })
    stops.push(
      () => opened.close(),
      () => uploads.close(),
      () => app.close(),
    )
    return { app, address: listening, uploads }
  }
}

async function insertPeople(db: Db): Promise<void> {
  for (const username of ['first', 'second']) {
    const names = { first_name: 'Asha', last_name: 'Verma' }
    await insertUser(db, { ...names, username, email: `${username}@example.org`, password_hash: 'none' })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
