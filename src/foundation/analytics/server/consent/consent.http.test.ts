import { describe, expect, it } from 'vitest'
import { consents, hasConsent } from '#foundation/accounts/server/index.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { visitorsConsentsRetention } from '../analytics-events.queries.ts'
import { analyticsEvents } from '../analytics-events.tables.ts'

const test = testApp()
const kept = () => test.db.select().from(consents).orderBy(consents.id)
const post = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/user/consent/', payload, headers })

describe('consent', () => {
  it('of a person is kept each time with its moment and the words it was given to', async () => {
    const asha = await createPerson(test)
    await asha.call('POST /user/consent/', { body: { is_given: true } })
    expect(await hasConsent(test.db, { user_id: asha.id, subject: 'analytics' })).toBe(true)
    await asha.call('POST /user/consent/', { body: { is_given: false } })
    expect(await hasConsent(test.db, { user_id: asha.id, subject: 'analytics' })).toBe(false)
    const common = { user_id: asha.id, subject: 'analytics', version: '2026-11', at: TEST_NOW }
    expect(await kept()).toMatchObject([
      { ...common, is_given: true, visitor: expect.any(String) },
      { ...common, is_given: false },
    ])
  })

  it('to older words holds no longer', async () => {
    const asha = await createPerson(test)
    await test.db.insert(consents).values({
      user_id: asha.id,
      subject: 'analytics',
      is_given: true,
      version: '2025-01',
      at: TEST_NOW,
    })
    expect(await hasConsent(test.db, { user_id: asha.id, subject: 'analytics' })).toBe(false)
  })

  it('of one person is not that of another, nor of another subject', async () => {
    const [asha, farah] = [await createPerson(test), await createPerson(test)]
    await asha.call('POST /user/consent/', { body: { is_given: true } })
    expect(await hasConsent(test.db, { user_id: farah.id, subject: 'analytics' })).toBe(false)
    expect(await hasConsent(test.db, { user_id: asha.id, subject: 'marketing' })).toBe(false)
  })

  it('refused by a visitor is in their cookie alone', async () => {
    const answer = await post({ is_given: 'no' })
    expect(answer.headers['set-cookie']).toMatch(
      /^consent=v2026-11:no; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    )
    expect(await kept()).toEqual([])
  })

  it('is not asked for where no key is set up, and no browser gets its number into an analytics event', async () => {
    expect((await test.call('GET /user/consent/', {})).data).toEqual({ is_offered: false, is_given: null })
    const [cookie = ''] = String((await post({ is_given: true })).headers['set-cookie']).split(';')
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const payload = { signals: [{ key: 'click_login', page: '/' }] }
    await test.app.inject({ method: 'POST', url: '/master/signal/', headers, payload })
    expect(await test.db.select().from(analyticsEvents)).toMatchObject([{ device_id: null }])
    await test.runJobs()
  })

  it.each([[{}], [{ is_given: 'perhaps' }], [{ is_given: null }]])('is not %j', async (body) => {
    expect((await post(body)).statusCode).toBe(422)
    expect(await kept()).toEqual([])
  })

  it('is not given by the pages of another site', async () => {
    const answer = await post({ is_given: true }, { 'sec-fetch-site': 'cross-site', cookie: 'x=y' })
    expect(answer.json()).toMatchObject({ errors: [{ code: 'CrossSiteRequest' }] })
  })

  it.each(['v2026-11:yes:x', 'v2025-01:no', 'yes', 'v2026-11:yes:', 'v2026-11:maybe'])(
    'is none where the cookie says %s',
    async (value) => {
      const headers = { cookie: `consent=${value}` }
      const answer = await test.app.inject({ method: 'GET', url: '/user/consent/', headers })
      expect(answer.json().data.is_given).toBeNull()
    },
  )

  it('said fifty times at once is fifty rows, and the newest holds', async () => {
    const asha = await createPerson(test)
    const said = Array.from({ length: 50 }, (_, number) => number % 2 === 0)
    await Promise.all(said.map((is_given) => asha.call('POST /user/consent/', { body: { is_given } })))
    const rows = await kept()
    expect(rows).toHaveLength(50)
    expect(await hasConsent(test.db, { user_id: asha.id, subject: 'analytics' })).toBe(rows[49]?.is_given)
  })

  it('of visitors is forgotten once their cookie is gone, of people it stays', async () => {
    const asha = await createPerson(test)
    await asha.call('POST /user/consent/', { body: { is_given: true } })
    await post({ is_given: true })
    test.clock.set(new Date(TEST_NOW.getTime() + 401 * 24 * 3600 * 1_000))
    await enqueueByName(test.db, visitorsConsentsRetention.job)
    await test.runJobs()
    expect(await kept()).toMatchObject([{ user_id: asha.id }])
  })
})
