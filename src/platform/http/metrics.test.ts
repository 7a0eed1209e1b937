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
