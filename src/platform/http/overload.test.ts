import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { Overloaded } from '#platform/errors/overloaded.ts'
import { createLog } from '#platform/log/log.ts'
import { refusalOf } from './answer-errors.ts'
import { isOfPerson, serveHealth } from './health.ts'
import { createHttp } from './http.ts'

let app: Awaited<ReturnType<typeof createHttp>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const config = readConfig({ RATE_LIMIT_PER_MINUTE: '0' })
  app = await createHttp(config, createLog('silent'))
  await serveHealth(app, config, [])
  app.get('/assets/a.js', { config: { isBuiltFile: true } }, async () => 'a')
  app.get('/pictures/a.webp', { config: { isPartOfPage: true } }, async () => 'a')
  app.get('/a-call', async () => ({ success: true }))
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** Passes two seconds in which the event loop was blocked, so that nothing was measured. */
const holdUp = () => vi.advanceTimersByTime(2_000)
const call = (headers: Record<string, string> = {}) => app.inject({ url: '/a-call', headers })

it('turns away who comes while the process is held up, and says when to come back', async () => {
  expect((await call()).statusCode).toBe(200)
  holdUp()
  const answer = await call()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ success: false, errors: [{ code: 'Overloaded' }] })
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

it('logs a request that it turns away in the line of the request, not as an error', () => {
  const error = vi.fn()
  const request = { id: '1', log: { error } } as never
  expect(refusalOf(new Overloaded() as never, request).status).toBe(503)
  expect(error).not.toHaveBeenCalled()
  refusalOf(new Error('a fault of ours') as never, request)
  expect(error).toHaveBeenCalledOnce()
})

it('says at /healthz all the same that the process runs: a restart would not help', async () => {
  holdUp()
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

it.each(['/assets/a.js', '/pictures/a.webp'])(
  'sends %s all the same: a page without its scripts and pictures is broken',
  async (part) => {
    holdUp()
    expect((await app.inject(part)).statusCode).toBe(200)
  },
)

it.each([
  ['a browser', { 'sec-fetch-mode': 'navigate' }, {}, true],
  ['a browser that tells little', {}, { accesstoken: 'x' }, true],
  ['a client of a person’s', { authorization: 'Bearer x' }, {}, true],
  ['a program', {}, {}, false],
  [
    'a bot that draws pages',
    { 'sec-fetch-mode': 'navigate', 'user-agent': 'Chrome (Somebot/2.1)' },
    {},
    false,
  ],
])('lets people in before bots: %s', (_who, headers, cookies, isPerson) => {
  expect(isOfPerson({ headers, cookies })).toBe(isPerson)
})

it('answers what a page asks for that was let in before', async () => {
  holdUp()
  expect((await call({ 'x-pankh-in-process': app.inProcessKey })).statusCode).toBe(200)
  expect((await call({ 'x-pankh-in-process': 'somebody’s guess' })).statusCode).toBe(503)
})
