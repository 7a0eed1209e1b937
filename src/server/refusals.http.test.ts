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
    expect(page.body).toContain('<h1>429 This did not work</h1>')
    const call = await test.app.inject({ url: '/v2/event/filter/', remoteAddress })
    expect(call.json().errors[0].code).toBe('TooManyRequests')
  })
})

describe('an address that is none', () => {
  const from = (url: string, more: object = {}) =>
    test.app.inject({ url, remoteAddress: `10.2.0.${Math.ceil(Math.random() * 250)}`, ...more })

  it('is a page when it cannot be read', async () => {
    const answer = await from('/%', { headers: HTML })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
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
