import { describe, expect, it } from 'vitest'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { personalReadingPreferences } from './reading-preferences.queries.ts'
import { readingPreferences } from './reading-preferences.tables.ts'

const test = testApp()
const kept = () => test.db.select().from(readingPreferences).orderBy(readingPreferences.user_id)
const put = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'PUT', url: '/v2/user/reading-settings/', payload, headers })
const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
const logIn = async ({ email }: Person, cookie = '') =>
  cookiesOf(
    await test.app.inject({
      method: 'POST',
      url: '/user/client/login/',
      payload: { identifier: email, password: PASSWORD },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    }),
  )
const choose = (person: Person, body: { settings?: string; language?: 'en' | 'hi' }) =>
  person.call('PUT /v2/user/reading-settings/', { body })

describe('how a person reads', () => {
  it('of a visitor is in their cookies alone, for a year, and readable by scripts', async () => {
    const answer = await put({ settings: '2sm', language: 'hi' })
    expect(answer.json().data).toEqual({ is_kept: false, message: 'Saved on this device.' })
    expect(answer.headers['set-cookie']).toEqual([
      'reading=2sm; Max-Age=31536000; Path=/; SameSite=Lax',
      'language=hi; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(await kept()).toEqual([])
  })

  it('is kept with the account, each part by itself', async () => {
    const asha = await createPerson(test)
    expect((await choose(asha, { settings: '3c' })).data.is_kept).toBe(true)
    await choose(asha, { language: 'hi' })
    expect(await kept()).toMatchObject([{ user_id: asha.id, settings: '3c', language: 'hi' }])
    await choose(asha, { settings: '' })
    expect(await kept()).toMatchObject([{ settings: '', language: 'hi' }])
  })

  it('comes with the account to the next device, and stays out of other accounts', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await choose(asha, { settings: '1m', language: 'hi' })
    expect(await logIn(asha)).toMatchObject({ reading: '1m', language: 'hi' })
    const others = await logIn(ravi, 'reading=3; language=hi')
    expect(others.accesstoken).toBeDefined()
    expect(others).not.toHaveProperty('reading')
    expect(await kept()).toMatchObject([{ user_id: asha.id }])
  })

  it('leaves the device with its person, and what the device had before stays', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await choose(asha, { settings: '2f', language: 'hi' })
    await choose(ravi, { language: 'en' })
    const logOut = async (cookie: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/user/logout/',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        })
      ).cookies.map(({ name, value, maxAge, expires }) => [name, value, maxAge ?? expires?.getTime()])
    const cleared = (name: string) => [name, '', 0]
    const ashasCookies = `accesstoken=${asha.token}; reading=2f; language=hi`
    const leaving = await logOut(ashasCookies)
    expect(leaving).toEqual(expect.arrayContaining([cleared('reading'), cleared('language')]))
    expect(leaving).toContainEqual(cleared('accesstoken'))
    // Without a valid session, logging out changes nothing.
    expect((await logOut(ashasCookies)).map(([name]) => name)).not.toContain('reading')
    expect((await logOut('reading=3')).map(([name]) => name)).not.toContain('reading')
    const ravis = (await logOut(`accesstoken=${ravi.token}; reading=3`)).map(([name]) => name)
    expect(ravis).toContain('language')
    expect(ravis).not.toContain('reading')
    // The account still has it.
    expect(await logIn(asha)).toMatchObject({ reading: '2f', language: 'hi' })
  })

  it('that is as usual again overrules what the next device has', async () => {
    const asha = await createPerson(test)
    await choose(asha, { settings: '2' })
    await choose(asha, { settings: '' })
    expect(await logIn(asha, 'reading=2')).toMatchObject({ reading: '' })
  })

  it('stays out of an account that is made where it was chosen, but for the language of its mails', async () => {
    const occupation_id = await createTerm(test.db, 'occupations', {
      key: 'parent',
      name: { en: 'A parent' },
    })
    const signUp = (email: string, cookie: string) =>
      test.app.inject({
        method: 'POST',
        url: '/user/register/',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        payload: {
          first_name: 'Asha',
          last_name: 'Verma',
          email,
          password: PASSWORD,
          occupation_id,
        },
      })
    expect((await signUp('asha@example.org', 'reading=2sm; language=hi')).statusCode).toBe(200)
    expect((await signUp('ravi@example.org', 'reading=<b>; language=xx')).statusCode).toBe(200)
    expect((await signUp('meera@example.org', '')).statusCode).toBe(200)
    expect(await kept()).toMatchObject([{ settings: null, language: 'hi' }])
  })

  it.each([
    { settings: '4' },
    { settings: 'ms' },
    { settings: 'x' },
    { settings: '2sm\r\nset-cookie: a=b' },
    { settings: 2 },
    { language: 'xx' },
    { language: null },
  ])('is not %j', async (body) => {
    const asha = await createPerson(test)
    const answer = await put(body, { authorization: `Bearer ${asha.token}` })
    expect(answer.statusCode).toBe(422)
    expect(answer.cookies).toEqual([])
    expect(await kept()).toEqual([])
  })

  it('is not written by the pages of another site, nor with a session that ended', async () => {
    const refused = await put({ settings: '2' }, { 'sec-fetch-site': 'cross-site', cookie: 'x=y' })
    expect(refused.json()).toMatchObject({ errors: [{ code: 'CrossSiteRequest' }] })
    const stranger = await put({ settings: '2' }, { authorization: 'Bearer none' })
    expect(stranger.json().data.is_kept).toBe(false)
    expect(await kept()).toEqual([])
  })

  it('chosen forty times at once is one row with something of each', async () => {
    const asha = await createPerson(test)
    const turns = Array.from({ length: 40 }, (_, turn) => turn)
    await Promise.all(turns.map((turn) => choose(asha, turn % 2 ? { settings: '1' } : { language: 'hi' })))
    expect(await kept()).toMatchObject([{ user_id: asha.id, settings: '1', language: 'hi' }])
  })

  it('is the language of mails that no page was asked for', async () => {
    const admin = await createPerson(test, { is_admin: true })
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await choose(asha, { language: 'hi' })
    await choose(ravi, { settings: '2' })
    for (const { id } of [asha, ravi]) await admin.call('POST /v2/admin/people/email-code/', { body: { id } })
    await test.runJobs()
    const { data } = await test.call('GET /dev/outbox/list/', {})
    const languages = data.map(({ to, language }) => [to, language])
    expect(languages).toEqual(
      expect.arrayContaining([
        [asha.email, 'hi'],
        [ravi.email, 'en'],
      ]),
    )
  })

  it('is handed out to its person, and goes with the account', async () => {
    const asha = await createPerson(test)
    await choose(asha, { settings: '2d', language: 'hi' })
    const { lists } = await personalReadingPreferences.exportOf(test.db, asha, 'en')
    expect(lists).toMatchObject([
      { name: 'reading_settings', rows: [{ text_size_percent: 150, data_saver: true, calm: false }] },
    ])
    await personalReadingPreferences.erase(test.db, asha, { keepsShared: false, now: test.clock.now() })
    expect(await kept()).toEqual([])
  })
})
