import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp({ environment: { RATE_LIMIT_PER_MINUTE: '3' } })
const HTML = { accept: 'text/html' }

describe('too many requests', () => {
  it.each([
    ['a call', '/v2/event/filter/', {}],
    ['a page', '/about', HTML],
    ['a page with a cookie', '/about', { ...HTML, cookie: 'accesstoken=made-up' }],
  ])('are refused: %s', async (_name, url, headers) => {
    const remoteAddress = `10.0.0.${Math.ceil(Math.random() * 250)}`
    const ask = () => test.app.inject({ url, headers, remoteAddress })
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await ask()).statusCode)
    expect(statuses.slice(3)).toEqual([429, 429])
  })

  it('are told to a person on a page, to a program in the wire form', async () => {
    const remoteAddress = '10.1.0.1'
    for (let tries = 0; tries < 3; tries += 1) await test.app.inject({ url: '/about', remoteAddress })
    const page = await test.app.inject({ url: '/about', headers: HTML, remoteAddress })
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.body).toContain('<h1>429 Something went wrong, refresh or try again later</h1>')
    const form = await test.app.inject({ method: 'POST', url: '/hi/about', headers: HTML, remoteAddress })
    expect(form.headers['content-type']).toMatch(/^text\/html/)
    expect(form.body).toContain('<a href="/hi">')
    const call = await test.app.inject({ url: '/v2/event/filter/', remoteAddress })
    expect(call.json().errors[0].code).toBe('TooManyRequests')
  })
})

/** Sends the request exactly as written: other clients correct addresses before they send them. */
async function send(request: string, from: string): Promise<string> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect({
    port: (test.app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    localAddress: from,
  })
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}
const get = (address: string) =>
  send(`GET ${address} HTTP/1.1\r\nhost: a\r\naccept: text/html\r\nconnection: close\r\n\r\n`, '127.0.0.2')

describe('an address that leads round about', () => {
  it('counts like every other', async () => {
    const answers: string[] = []
    for (let tries = 0; tries < 5; tries += 1) answers.push(await get('/assets/../about'))
    expect(answers.at(-1)).toMatch(/^HTTP\/1.1 429/)
  })
})

describe('a query that nobody types', () => {
  it.each([
    ['a page', '/'],
    ['a call', '/v2/event/filter/'],
  ])('is not read: of %s', async (_what, path) => {
    const answer = await test.app.inject({ url: `${path}?${'a&'.repeat(1_025)}`, headers: HTML })
    expect(answer.statusCode).toBe(414)
    expect(answer.body).toContain('414 Something went wrong')
  })

  it('is read up to 2,048 letters', async () => {
    const answer = await test.app.inject({ url: `/?${'a&'.repeat(1_024)}`, remoteAddress: '10.3.0.1' })
    expect(answer.statusCode).toBe(200)
  })
})

describe('a form that does not say where its parts end', () => {
  it.each([
    ['/v2/event/list/', '127.0.0.3'],
    ['/master/temp-file-upload/', '127.0.0.4'],
    ['/about', '127.0.0.5'],
  ])(
    'is refused, and nothing can follow it on its connection: %s',
    async (path, from) => {
      const answer = await send(
        `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data\r\ncontent-length: 9000\r\n\r\nfew`,
        from,
      )
      expect(answer).toMatch(/^HTTP\/1.1 4\d\d/)
      expect(answer.toLowerCase()).toContain('connection: close')
    },
    5_000,
  )
})

describe('a form that is refused before its end', () => {
  it.each([
    ['/v2/event/list/', '127.0.0.6'],
    ['/about', '127.0.0.7'],
  ])(
    'lets the next request on its connection come: %s',
    async (path, from) => {
      const body = `--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n${'a'.repeat(900_000)}\r\n--x--`
      const form = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n${body}`
      const next = 'GET /v2/nothing/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
      const statuses = (await send(form + next, from)).match(/HTTP\/1.1 \d{3}/g)
      expect(statuses).toEqual([expect.stringMatching(/ 4\d\d$/), 'HTTP/1.1 404'])
    },
    5_000,
  )
})

describe('an address that is none', () => {
  const from = (url: string, more: object = {}) =>
    test.app.inject({ url, remoteAddress: `10.2.0.${Math.ceil(Math.random() * 250)}`, ...more })

  it.each([
    ['/%', 'Something went wrong, refresh or try again later'],
    ['/%E0%A4%A', 'Something went wrong, refresh or try again later'],
    ['/resource/%E0%A4%A/3', 'Something went wrong, refresh or try again later'],
    ['/hi/%E0%A4%A', 'कुछ गड़बड़ हुई, पेज फिर से खोलें या बाद में कोशिश करें'],
  ])('is a page with its status when it cannot be read: %s', async (url, words) => {
    const answer = await from(url, { headers: HTML })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body).toContain(`<h1>400 ${words}</h1>`)
  })

  it('is answered in the wire form under the contract’s own prefixes', async () => {
    for (const url of ['/v2/nothing/', '/user/nothing', '/master/x?y=1']) {
      const answer = await from(url, { headers: HTML })
      expect([answer.statusCode, answer.json().errors[0].code], url).toEqual([404, 'NotFound'])
    }
  })

  it('names the methods that an address takes', async () => {
    const answer = await from('/v2/event/list', { method: 'GET' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
    expect((await from('/user/register/', { method: 'DELETE' })).headers.allow).toBe('GET, POST')
  })
})
