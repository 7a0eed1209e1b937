import { afterEach, describe, expect, it } from 'vitest'
import { m } from '#messages/messages.js'
import { testApp } from '#tests/support/test-app.ts'
import { wantedLanguage } from './request-language.ts'

const test = testApp({
  routes: (app) => {
    app.get('/says', async ({ language, addressLanguage }) => {
      // The language must survive an await.
      await new Promise((done) => setImmediate(done))
      return { language, addressLanguage, words: m.not_found_unknown() }
    })
    app.post('/says', async ({ body }) => ({ words: m.not_found_unknown(), body }))
  },
})

const ENGLISH = 'This page could not be found'
const HINDI = 'यह पेज नहीं मिला'
const HINDI_DEVICE = 'hi-IN,hi;q=0.9,en;q=0.8'
const ENGLISH_DEVICE = 'en-GB,en;q=0.9,hi;q=0.8'

type Wish = { url?: string; wish?: string; chosen?: string; opens?: boolean }

async function ask({ url = '/says', wish, chosen, opens = false }: Wish) {
  const answer = await test.app.inject({
    url,
    headers: {
      ...(wish !== undefined && { 'accept-language': wish }),
      ...(opens && { 'sec-fetch-mode': 'navigate' }),
    },
    cookies: chosen === undefined ? {} : { language: chosen },
  })
  return answer.json<{ language: string; addressLanguage?: string; words: string }>()
}

afterEach(() => expect(m.not_found_unknown(), 'outside of requests it is English').toBe(ENGLISH))

describe('the language of an answer', () => {
  it.each<[string, Wish, string]>([
    ['the address, before all else', { url: '/hi/says', wish: 'en', chosen: 'en' }, 'hi'],
    ['what our client asks for, before the choice of the device', { wish: 'en', chosen: 'hi' }, 'en'],
    ['the choice kept on the device, before its own wish', { wish: ENGLISH_DEVICE, chosen: 'hi' }, 'hi'],
    ['that choice too where a page is opened', { wish: 'en', chosen: 'hi', opens: true }, 'hi'],
    ['the wish of the device', { wish: HINDI_DEVICE }, 'hi'],
    ['the first of ours that the device knows', { wish: `tlh,${HINDI_DEVICE}` }, 'hi'],
    ['English, where nothing is said', {}, 'en'],
    ['English, where we speak none of them', { wish: 'tlh,eo;q=0.9' }, 'en'],
    ['the wish of the device, where the choice is none', { wish: HINDI_DEVICE, chosen: 'xx' }, 'hi'],
  ])('is that of %s', async (_why, wish, language) => {
    const answer = await ask(wish)
    expect(answer).toMatchObject({ language, words: language === 'hi' ? HINDI : ENGLISH })
  })

  it('is each one’s own while many are answered at once', async () => {
    const asked = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 'hi' : 'en'))
    const answers = await Promise.all(asked.map((wish) => ask({ wish })))
    expect(answers.map(({ words }) => words)).toEqual(asked.map((one) => (one === 'hi' ? HINDI : ENGLISH)))
  })

  it('lasts while a body is read', async () => {
    const payload = { long: 'x'.repeat(100_000) }
    const answer = await test.app.inject({
      method: 'POST',
      url: '/says',
      headers: { 'accept-language': 'hi' },
      payload,
    })
    expect(answer.json()).toEqual({ words: HINDI, body: payload })
  })

  it('is that of refusals too', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/event/list/',
      headers: { 'accept-language': 'hi' },
      payload: { page: -1 },
    })
    const { data, errors } = answer.json()
    expect(`${data.message} ${errors[0].message}`).not.toMatch(/[a-z]/i)
  })
})

describe('an address in a language', () => {
  it('is the page of the plain address', async () => {
    expect(await ask({ url: '/hi/says' })).toMatchObject({ addressLanguage: 'hi' })
    expect(await ask({})).not.toHaveProperty('addressLanguage')
  })

  it('is a page, never a call of the contract', async () => {
    for (const url of ['/hi/v2/event/details/1/', '/hi/user/session/', '/hi/master/banner/list/']) {
      const answer = await test.app.inject({ url })
      expect(answer.headers['content-type'], url).toContain('text/html')
    }
  })
})

describe('the wish of a device', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['HI-in', 'hi'],
    ['hindi', 'en'],
    ['fr-FR, hi;q=0.5', 'hi'],
    [`${'tlh,'.repeat(100)}hi`, 'en'],
  ])('%s is %s', (header, language) => expect(wantedLanguage(header)).toBe(language))
})
