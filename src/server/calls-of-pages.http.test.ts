import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

type Asked = Parameters<Api>

/** Set by each test: what the page requests while it is rendered. */
let asked: Asked[] = []

const test = testApp({
  environment: { PAGE_CACHE_SECONDS: '60' },
  page: async ({ api }) => JSON.stringify(await Promise.all(asked.map((call) => api(...call)))),
})

/** The answers that a page shows, for a visitor or the person with a token. */
async function answersOn(url: string, token?: string, headers: Record<string, string> = {}) {
  const answer = await test.app.inject({
    url,
    headers,
    ...(token ? { cookies: { accesstoken: token } } : {}),
  })
  return answer.json()
}

describe('the calls of a page', () => {
  it('are answered as over the network', async () => {
    await createEvent(test.db, { title: 'Sensory play' })
    const asha = await createPerson(test)
    asked = [
      ['GET /user/session/', {}],
      ['POST /v2/event/list/', { body: { page: 1, length: 5 } }],
      ['GET /v2/event/filter/', { query: { tag: [1, 2], search_query: 'play' } }],
      ['GET /v2/event/filter/', { query: { tag: [1] } }],
      ['POST /v2/user/following/list/', { body: {} }],
      ['GET /v2/event/details/', { query: { id: 999 } }],
      ['POST /v2/event/list/', { body: { page: 0 } }],
    ]
    const sent = await Promise.all(asked.map((call) => asha.tryCall(...call)))
    expect(await answersOn('/', asha.token)).toEqual(sent)
  })

  it('look the person up once, however many there are', async () => {
    const asha = await createPerson(test)
    const queries = async (calls: Asked[]) => {
      asked = calls
      return test.queriesOf(() => answersOn('/', asha.token))
    }
    const one = await queries([['GET /user/session/', {}]])
    const three = await queries([
      ['GET /user/session/', {}],
      ['GET /user/session/', {}],
      ['GET /user/session/', {}],
    ])
    expect(three).toBe(one)
  })

  it('renew a session that is getting old, and clear a cookie of none', async () => {
    const asha = await createPerson(test)
    asked = [['GET /user/session/', {}]]
    const cookiesOn = async (token: string) => {
      const { cookies } = await test.app.inject({ url: '/', cookies: { accesstoken: token } })
      return cookies.filter(({ name }) => name === 'accesstoken').map(({ value }) => value.length > 0)
    }
    expect(await cookiesOn(asha.token)).toEqual([])
    test.clock.set(new Date(test.clock.now().getTime() + 13 * 60 * 60 * 1_000))
    expect(await cookiesOn(asha.token)).toEqual([true])
    expect(await cookiesOn('made-up')).toEqual([false])
  })

  it('refuse a visitor what is for members, before they look at what was sent', async () => {
    asked = [['POST /v2/user/following/list/', { body: { page: 'x' } as never }]]
    expect(await answersOn('/about')).toMatchObject([{ success: false, status: 401 }])
  })

  it('see a visitor, not a person, on a page that all visitors share', async () => {
    const asha = await createPerson(test)
    asked = [['GET /user/session/', {}]]
    const authorization = `Bearer ${asha.token}`
    expect(await answersOn('/help', undefined, { authorization, token: asha.token })).toMatchObject([
      { data: null },
    ])
    expect(await answersOn('/help', asha.token)).toMatchObject([{ data: { user_id: asha.id } }])
  })

  it('share what is the same for all, until somebody changes it', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    asked = [['POST /v2/event/list/', { body: {} }]]
    const queries = (token: string) => test.queriesOf(() => answersOn('/', token))
    const first = await queries(asha.token)
    expect(first).toBeGreaterThan(1)
    // The session isn't even looked up: nothing on this page depends on it.
    expect(await queries(ravi.token)).toBe(0)
    const id = await createEvent(test.db, { title: 'New today' })
    const admin = await createPerson(test, { is_admin: true })
    await admin.call('POST /v2/admin/event/cancel/', { body: { id } })
    await createEvent(test.db, { title: 'Also new' })
    expect(JSON.stringify(await answersOn('/', ravi.token))).toContain('Also new')
  })
})
