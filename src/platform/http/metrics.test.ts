import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { serveHealth } from './health.ts'
import { createHttp } from './http.ts'

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
  await serveHealth(app, config, { ping: async () => undefined } as never)
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

it('says when the newest backup was made, and 0 before the first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-metrics-'))
  stops.push(() => rm(folder, { recursive: true }))
  const app = await inProduction({ METRICS_TOKEN: 'sixteen-letters-and', BACKUP_FOLDER: folder })
  const made = async () => {
    const headers = { authorization: 'Bearer sixteen-letters-and' }
    const { body } = await app.inject({ url: '/metrics', headers })
    return Number(/^backup_last_success_timestamp_seconds (.+)$/m.exec(body)?.[1])
  }
  expect(await made()).toBe(0)
  await writeFile(join(folder, 'pankh-2026-01-15.tar'), '')
  await writeFile(join(folder, 'pankh-2026-01-16.tar'), '')
  await utimes(join(folder, 'pankh-2026-01-15.tar'), 1_000, 1_000)
  await utimes(join(folder, 'pankh-2026-01-16.tar'), 2_000, 2_000)
  expect(await made()).toBe(2_000)
})
