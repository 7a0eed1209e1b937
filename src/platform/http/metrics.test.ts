import { once } from 'node:events'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { createDatabaseGauges, type DatabaseGauge } from './database-gauges.ts'
import { createHttp } from './http.ts'
import { serveMetrics } from './metrics.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function inProduction(env: Record<string, string> = {}) {
  const config = readConfig({
    NODE_ENV: 'production',
    SECRET_KEY: 'x'.repeat(32),
    PUBLIC_URL: 'https://pankh.test',
    ...env,
  })
  const app = await createHttp(config, createLog('silent'))
  serveMetrics(app, config, { database: { ping: async () => undefined } as never })
  stops.push(() => app.close())
  return app
}

it('shows figures in production only to whoever has the token', async () => {
  const app = await inProduction({ METRICS_TOKEN: 'sixteen-letters-and' })
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
  expect((await ask()).statusCode).toBe(404)
  expect((await ask('Bearer sixteen-letters-or')).statusCode).toBe(404)
  expect((await ask('Bearer sixteen-letters-and')).statusCode).toBe(200)
})

it('has no figures in production without a token, also for this machine', async () => {
  const app = await inProduction()
  expect(
    (await app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode,
  ).toBe(404)
})

it('knows the size of the disk when it is asked for the first time', async () => {
  const app = await inProduction({ METRICS_TOKEN: 'sixteen-letters-and', DATA_DIR: tmpdir() })
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer sixteen-letters-and' },
  })
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1])
  expect(figure('pankh_disk_free_bytes')).toBeGreaterThan(0)
  expect(figure('pankh_disk_size_bytes')).toBeGreaterThan(figure('pankh_disk_free_bytes'))
})

it('says when the newest backup was made, and 0 before the first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-metrics-'))
  stops.push(() => rm(folder, { recursive: true }))
  const app = await inProduction({ METRICS_TOKEN: 'sixteen-letters-and', BACKUP_FOLDER: folder })
  const made = async () => {
    const headers = { authorization: 'Bearer sixteen-letters-and' }
    const { body } = await app.inject({ url: '/metrics', headers })
    return Number(/^pankh_backup_last_success_timestamp_seconds (.+)$/m.exec(body)?.[1])
  }
  expect(await made()).toBe(0)
  await writeFile(join(folder, 'pankh-2026-01-15.tar'), '')
  await writeFile(join(folder, 'pankh-2026-01-16.tar'), '')
  await utimes(join(folder, 'pankh-2026-01-15.tar'), 1_000, 1_000)
  await utimes(join(folder, 'pankh-2026-01-16.tar'), 2_000, 2_000)
  expect(await made()).toBe(2_000)
})

/** Scrapes `gauges` that read a database of this machine. */
async function scrapeOf(url: string, gauges: DatabaseGauge[]) {
  const config = readConfig({ RATE_LIMIT_PER_MINUTE: '0' })
  const app = await createHttp(config, createLog('silent'))
  const database = await openDatabase({ url, poolSize: 1 })
  serveMetrics(app, config, { database, gauges })
  stops.push(
    () => app.close(),
    () => database.close(),
  )
  return () => app.inject('/metrics')
}

it('answers soon without its figures while the database hangs', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  stops.push(async () => silent.close())
  const { port } = silent.address() as AddressInfo
  const read = async () => [{ value: 1 }]
  const scrape = await scrapeOf(`postgres://127.0.0.1:${port}/pankh`, [
    { name: 'pankh_things', help: 'Things', read },
  ])
  const began = performance.now()
  const answer = await scrape()
  expect(performance.now() - began).toBeLessThan(1_900)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(/^pankh_database_up 0$/m)
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds')
  expect(answer.body).not.toContain('pankh_things')
})

it('reads the database once a minute, and leaves out a metric that can not be read', async () => {
  let asked = 0
  const gauges: DatabaseGauge[] = [
    {
      name: 'pankh_things',
      help: 'Things',
      async read() {
        asked += 1
        return [{ value: asked }]
      },
    },
  ]
  const read = createDatabaseGauges(gauges, { db: {} as never, freshMs: 60_000, log: createLog('silent') })
  const [first, second] = await Promise.all([read(), read()])
  expect(first).toContain('pankh_things 1')
  expect([second, await read()]).toEqual([first, first])
  const failing = async () => Promise.reject(new Error('a statement took too long'))
  const log = createLog('silent')
  const withOthers = createDatabaseGauges(
    [{ name: 'pankh_broken', help: 'Broken', read: failing }, ...gauges],
    {
      db: {} as never,
      freshMs: 60_000,
      log,
    },
  )
  expect(await withOthers()).not.toContain('pankh_broken')
  expect(await withOthers()).toContain('pankh_things 3')
})
