import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { TOAST_COOKIE } from '#contract/page-form.ts'
import { readConfig } from '#platform/config/config.ts'
import { createHttp } from '#platform/http/http.ts'
import { createLog } from '#platform/log/log.ts'
import type { PageContext } from '#web/page-context.ts'
import { searchOf } from '#web/search-of.ts'
import { servePages } from './serve-pages.ts'

interface Rendering {
  address: string
  cookie: string | null
  nonce: string | undefined
}

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

/** Pages with a renderer that records its requests. */
async function pagesThat(
  answer: (context: PageContext) => Response | Promise<Response>,
  seconds = '60',
  more: Record<string, string> = {},
) {
  const environment = { NODE_ENV: 'test', PAGE_CACHE_SECONDS: seconds, RATE_LIMIT_PER_MINUTE: '0', ...more }
  const config = readConfig(environment)
  const app = await createHttp(config, createLog('silent'))
  app.get('/away', async (_request, reply) =>
    reply.status(503).send({ success: false, data: { message: 'away' }, errors: [] }),
  )
  app.get('/broken', async (_request, reply) =>
    reply.status(500).send({ success: false, data: { message: 'broken' }, errors: [] }),
  )
  const renderings: Rendering[] = []
  const cache = servePages(app, config, {
    searchOf,
    render: async (request, context) => {
      const address = new URL(request.url).pathname + new URL(request.url).search
      renderings.push({ address, cookie: request.headers.get('cookie'), nonce: context.nonce })
      const response = await answer(context)
      return { response, html: await response.text() }
    },
  })
  stops.push(() => app.close())
  return { app, cache, renderings }
}

const page = (html = '<script>start()</script>') =>
  new Response(html, { headers: { 'content-type': 'text/html' } })

it('renders so many pages a minute for one address, and serves all that are cached', async () => {
  const { app, renderings } = await pagesThat(() => page(), '60', { PAGE_RENDERS_PER_MINUTE: '2' })
  const status = async (url: string, more: object = {}) => (await app.inject({ url, ...more })).statusCode
  expect([await status('/?page=1'), await status('/?page=2'), await status('/?page=3')]).toEqual([
    200, 200, 429,
  ])
  expect([await status('/?page=1'), await status('/?page=2')]).toEqual([200, 200])
  expect(await status('/', { cookies: { accesstoken: 'made-up' } })).toBe(429)
  expect(await status('/?page=3', { remoteAddress: '10.0.0.9' })).toBe(200)
  expect(await status('/?page=3')).toBe(200)
  expect(renderings).toHaveLength(3)
})

it('sends no form when no page is left to render, and says how to send it again', async () => {
  const { app } = await pagesThat(() => page(), '60', { PAGE_RENDERS_PER_MINUTE: '1' })
  const post = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/about',
      remoteAddress,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '_form=none',
    })
  await app.inject({ url: '/about', remoteAddress: '10.0.0.8' })
  const refused = await post('10.0.0.8')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect(refused.payload).toContain('reload this page to send your form again')
  expect((await post('10.0.0.9')).statusCode).toBe(404)
})

it('lets pages wait in line, and refuses those that would wait too long', async () => {
  let atOnce = 0
  let most = 0
  let isOpen: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (isOpen = resolve))
  const { app } = await pagesThat(async () => {
    most = Math.max(most, ++atOnce)
    await opened
    atOnce -= 1
    return page()
  })
  const asked = Array.from({ length: 205 }, (_, at) =>
    app.inject({ url: `/?page=${at}`, cookies: { accesstoken: 'made-up' } }),
  )
  const refused = await Promise.race(asked)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  isOpen()
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect([statuses.filter((status) => status === 200).length, most]).toEqual([204, 4])
})

it('keeps no page that was refused to one visitor', async () => {
  const { app, renderings } = await pagesThat(() => new Response('', { status: 429 }))
  const refused = await app.inject('/about')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  await app.inject('/about')
  expect(renderings).toHaveLength(2)
})

it('answers what a page asks for as a call, where there is no such call', async () => {
  const { app, renderings } = await pagesThat(() => page())
  const headers = { 'x-pankh-in-process': app.inProcessKey }
  const answer = await app.inject({ url: '/dev/outbox/list/', headers })
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'NotFound'])
  expect(renderings).toHaveLength(0)
})

it('renders a visitor’s page once, whatever utm values and order its address has', async () => {
  const { app, renderings } = await pagesThat(() => page())
  await app.inject('/?tag=1&skill=2&utm_source=mail')
  await app.inject('/?skill=2&utm_medium=letter&tag=1&unknown=3')
  expect(renderings).toEqual([{ address: '/?skill=2&tag=1', cookie: null, nonce: undefined }])
})

const ANSWERED = { consent: 'v2026-11:no' }

it('keeps one page for all where nobody is asked whether they share', async () => {
  const { app, renderings } = await pagesThat(({ offersConsent }) => page(`<p>${offersConsent}</p>`))
  expect((await app.inject('/')).payload).toBe('<p>false</p>')
  expect((await app.inject({ url: '/', cookies: ANSWERED })).payload).toBe('<p>false</p>')
  expect(renderings).toHaveLength(1)
})

it('keeps a page with the question and one for those who answered it', async () => {
  const asks = ({ offersConsent, hasDecided }: PageContext) => page(`<p>${offersConsent && !hasDecided}</p>`)
  const { app, renderings } = await pagesThat(asks, '60', { AMPLITUDE_TEST_KEY: 'a-key-for-tests' })
  const read = async (cookies: Record<string, string>) => (await app.inject({ url: '/', cookies })).payload
  expect(await read({})).toBe('<p>true</p>')
  expect(await read(ANSWERED)).toBe('<p>false</p>')
  const yes = { consent: 'v2026-11:yes:6f1c2a30-0000-4000-8000-000000000000' }
  expect(await read(yes)).toBe('<p>false</p>')
  expect(await read({ consent: 'v2025-01:yes:x' })).toBe('<p>true</p>')
  expect(await read({ ...ANSWERED, accesstoken: 'one' })).toBe('<p>false</p>')
  expect(renderings).toHaveLength(3)
  // The page that visitors share is rendered without anyone's cookie.
  expect(renderings.map(({ cookie }) => cookie?.includes('consent') ?? false)).toEqual([false, false, true])
})

it('allows the inline scripts of a cached page by their hashes, and no others', async () => {
  const { app } = await pagesThat(() => page())
  const { headers } = await app.inject('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='")
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(policy).not.toContain('nonce-')
})

it('allows frames of two hosts alone, on whichever page somebody comes from', async () => {
  const { app } = await pagesThat(() => page())
  const framesOf = async (url: string, cookies: Record<string, string> = {}) => {
    const { headers } = await app.inject({ url, cookies })
    return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  const hosts = 'https://www.youtube-nocookie.com https://player.vimeo.com'
  expect(await framesOf('/events/on-demand/a-film/7')).toBe(hosts)
  expect(await framesOf('/events/on-demand/a-film/7', { accesstoken: 'one' })).toBe(hosts)
  expect(await framesOf('/programs/individual/Autism+Acceptance/7')).toBe(hosts)
  expect(await framesOf('/')).toBe(hosts)
})

it('sends cached pages as they were compressed when they were cached', async () => {
  const { app, renderings } = await pagesThat(() => page('<p>नमस्ते</p>'))
  const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  const plain = await app.inject('/')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('<p>नमस्ते</p>')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('<p>नमस्ते</p>')
  expect(plain.payload).toBe('<p>नमस्ते</p>')
  expect(renderings).toHaveLength(1)
})

it('never keeps a page that is asked for with a token, and gives each its own nonce', async () => {
  const { app, renderings } = await pagesThat(({ nonce }) =>
    page(`<script nonce="${nonce}">start()</script>`),
  )
  const ask = () =>
    app.inject({ url: '/', headers: { cookie: 'accesstoken=secret', 'accept-encoding': 'br' } })
  const [first, second] = [await ask(), await ask()]
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect(new Set(renderings.map(({ nonce }) => nonce)).size).toBe(2)
  expect(first.headers['content-security-policy']).toContain(`'nonce-${renderings[0]?.nonce}'`)
  expect(brotliDecompressSync(second.rawPayload).toString()).toContain(`nonce="${renderings[1]?.nonce}"`)
  expect((await app.inject('/')).payload).not.toContain('secret')
  expect(renderings[2]?.cookie).toBeNull()
})

it('hands a visitor’s other cookies to no rendering, since its page is everyone’s', async () => {
  const { app, renderings } = await pagesThat(() => page())
  await app.inject({ url: '/', headers: { cookie: 'theme=dark' } })
  expect(renderings[0]?.cookie).toBeNull()
})

it('renders anew after the pages were dropped', async () => {
  const { app, cache, renderings } = await pagesThat(() => page())
  await app.inject('/')
  cache.clear()
  await app.inject('/')
  expect(renderings).toHaveLength(2)
})

it('answers 503 and asks to come back where a page failed because the records were out of reach, and forgets it', async () => {
  let isAway = true
  const { app } = await pagesThat(async ({ api }) => {
    if (!isAway) return page('<p>back</p>')
    await (api as unknown as (call: string, input: object) => Promise<unknown>)('GET /away', {})
    return new Response('error page', { status: 500 })
  })
  const failed = await app.inject('/')
  expect(failed.statusCode).toBe(503)
  expect(failed.headers['retry-after']).toBe('5')
  const ofPerson = await app.inject({ url: '/', cookies: { accesstoken: 'made-up' } })
  expect([ofPerson.statusCode, ofPerson.headers['retry-after']]).toEqual([503, '5'])
  isAway = false
  expect((await app.inject('/')).payload).toBe('<p>back</p>')
})

it('answers 503, and keeps nothing, where a page had to do without what a call was to bring', async () => {
  let isBroken = true
  const { app } = await pagesThat(async ({ api }) => {
    if (!isBroken) return page('<p>whole</p>')
    await (api as unknown as (call: string, input: object) => Promise<unknown>)('GET /broken', {})
    return page('<p>without the list</p>')
  })
  const partial = await app.inject('/')
  expect([partial.statusCode, partial.payload]).toEqual([503, '<p>without the list</p>'])
  expect(partial.headers['retry-after']).toBe('5')
  isBroken = false
  const whole = await app.inject('/')
  expect([whole.statusCode, whole.payload]).toEqual([200, '<p>whole</p>'])
})

it('answers an unknown call that is no page in the wire form', async () => {
  const { app, renderings } = await pagesThat(() => page())
  const answer = await app.inject({ method: 'POST', url: '/v2/event/dance/' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, data: { message: 'This page could not be found' } })
  expect(renderings).toHaveLength(0)
})

it('keeps the status and the goal of a page that leads elsewhere', async () => {
  const { app } = await pagesThat(() => new Response(null, { status: 307, headers: { location: '/about' } }))
  const answer = await app.inject('/old')
  expect(answer.statusCode).toBe(307)
  expect(answer.headers.location).toBe('/about')
})

it('keeps the message of the page before for the page that a redirect leads to', async () => {
  let isLedOn = true
  const { app } = await pagesThat(() =>
    isLedOn ? new Response(null, { status: 307, headers: { location: '/about' } }) : page(),
  )
  const removed = async () =>
    (await app.inject({ url: '/old', cookies: { [TOAST_COOKIE]: 'Saved.' } })).headers['set-cookie']
  expect(await removed()).toBeUndefined()
  isLedOn = false
  expect(await removed()).toContain(`${TOAST_COOKIE}=;`)
})

it('renders anew after a call that changes what visitors see, once it went well', async () => {
  const { app, renderings } = await pagesThat(() => page())
  const config = { changesPages: true }
  app.post('/change', { config }, async () => ({ success: true }))
  app.post('/refused', { config }, async (_request, reply) => reply.status(422).send({ success: false }))
  app.post('/read', async () => ({ success: true }))
  await app.inject('/')
  for (const url of ['/refused', '/read']) await app.inject({ method: 'POST', url })
  await app.inject('/')
  expect(renderings).toHaveLength(1)
  await app.inject({ method: 'POST', url: '/change' })
  await app.inject('/')
  expect(renderings).toHaveLength(2)
})
