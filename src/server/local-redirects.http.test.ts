import { describe, expect, it } from 'vitest'
import { createPerson, PASSWORD } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

const post = (url: string, payload: string) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  })

const ELSEWHERE = ['//evil.example/', '/hi//evil.example/', '///evil.example', '/hi/hi//evil.example']

describe('a form without JavaScript leads to this site alone', () => {
  it.each(ELSEWHERE)('from %s, in another language', async (url) => {
    for (const [language, to] of [
      ['hi', /^\/hi\/evil\.example\/?$/],
      ['en', /^\/evil\.example\/?$/],
    ] as const) {
      const answer = await post(url, `_form=choose-language&language=${language}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(to)])
    }
  })

  it.each(ELSEWHERE)('from %s, where the form says no goal', async (url) => {
    const answer = await post(url, '_form=choose-reading&text=2')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^(\/hi)?\/evil\.example\/?$/),
    ])
  })

  it.each(ELSEWHERE)('to %s, asked for as the page to go on to', async (next) => {
    const { email } = await createPerson(test)
    const fields = new URLSearchParams({ _form: 'log-in', identifier: email, password: PASSWORD })
    const answer = await post(`/auth?next=${encodeURIComponent(next)}`, String(fields))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/(?![/\\])/)])
  })
})

describe('a language that is named twice', () => {
  it.each([
    ['/hi/hi/about', '/hi/about'],
    ['/hi//hi/hi?page=2', '/hi?page=2'],
    ['/hi/hi/unsubscribe/a-token', '/hi/unsubscribe/a-token'],
  ])('%s leads to %s', async (url, to) => {
    const { statusCode, headers } = await test.app.inject(url)
    expect([statusCode, headers.location]).toEqual([301, to])
    const isPrivate = to.includes('unsubscribe')
    expect(headers['referrer-policy']).toBe(isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin')
  })

  it.each(['/hi', '/hi/', '/hi?next=/hi/about', '/hi/about', '/hi/history'])(
    'is not that of %s',
    async (url) => {
      expect((await test.app.inject(url)).statusCode).toBe(200)
    },
  )
})

it('keeps a language for https alone where the site is on https, whatever stands before the process', async () => {
  const answer = await test.app.inject({ url: '/hi/about', headers: { 'x-forwarded-proto': 'https' } })
  expect(answer.cookies).toMatchObject([{ name: 'language', value: 'hi' }])
  expect(answer.cookies[0]).not.toHaveProperty('secure')
})

describe('where the site is on https', () => {
  const secured = testApp({
    environment: { PUBLIC_URL: 'https://pankh.example' },
    routes: (app) => app.get('/sets', async (_request, reply) => reply.setCookie('any', 'thing').send()),
  })

  it('every cookie is for https alone and comes with no write of another site', async () => {
    const { cookies } = await secured.app.inject('/sets')
    expect(cookies).toMatchObject([{ name: 'any', secure: true, sameSite: 'Lax', path: '/' }])
  })

  it('browsers ask for https alone from then on, also on hosts under this one', async () => {
    const { headers } = await secured.app.inject('/user/session/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await test.app.inject('/user/session/')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('the language is kept for https alone, though the process is asked over http', async () => {
    const { cookies } = await secured.app.inject('/hi/about')
    expect(cookies).toMatchObject([{ name: 'language', value: 'hi', secure: true }])
  })
})
