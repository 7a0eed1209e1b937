import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { FORM_FIELD } from '#contract/page-form.ts'
import { keyFor } from '#platform/crypto/key-for.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createPerson, PASSWORD } from '../../testing/create-person.ts'

const test = testApp()
const KEY = keyFor('session token', 'development-only-key-never-for-production')
const withCookie = (token: string, more: object = {}) =>
  test.app.inject({ url: '/user/session/', headers: { cookie: `accesstoken=${token}` }, ...more })

describe('a session', () => {
  it('is known by cookie, by bearer and by the token header', async () => {
    const asha = await createPerson(test)
    const ways = [
      { cookie: `accesstoken=${asha.token}` },
      { authorization: `Bearer ${asha.token}` },
      { token: asha.token },
    ]
    for (const headers of ways) {
      const answer = await test.app.inject({ url: '/user/session/', headers })
      expect(answer.json().data.user_id).toBe(asha.id)
    }
  })

  it('takes the pages in the browser’s memory with it at log-out, and nothing that the device keeps', async () => {
    const { token } = await createPerson(test)
    const headers = { cookie: `accesstoken=${token}`, 'sec-fetch-site': 'same-origin' }
    const byCall = await test.app.inject({ method: 'POST', url: '/user/logout/', headers, payload: {} })
    expect(byCall.headers['clear-site-data']).toBe('"cache"')
    const payload = `${FORM_FIELD}=log-out`
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const byForm = await test.app.inject({ method: 'POST', url: '/auth', headers: form, payload })
    expect([byForm.statusCode, byForm.headers['clear-site-data']]).toEqual([303, '"cache"'])
  })

  it('is nobody without one', async () => {
    expect((await test.call('GET /user/session/', {})).data).toBeNull()
  })

  it('refuses tokens that are forged, unsigned, of another key or expired, and takes the cookie away', async () => {
    const asha = await createPerson(test)
    const [header = '', body = '', signature = ''] = asha.token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const other = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(keyFor('session token', 'another key that is long enough, too'))
    const expired = await new SignJWT({ ...claims, exp: 1 }).setProtectedHeader({ alg: 'HS256' }).sign(KEY)
    const forged = [
      `${encoded({ alg: 'none' })}.${body}.`,
      `${encoded({ alg: 'HS256' })}.${encoded({ ...claims, is_pankh_admin: true })}.${signature}`,
      `${header}.${body}.${signature.slice(0, -2)}AA`,
      other,
      expired,
      'not-a-token',
    ]
    for (const token of forged) {
      const answer = await withCookie(token)
      expect(answer.json().data, token).toBeNull()
      expect(answer.cookies.find(({ name }) => name === 'accesstoken')?.value).toBe('')
    }
  })

  it('carries the details of the person and the times of the session', async () => {
    const asha = await createPerson(test)
    const claims = JSON.parse(Buffer.from(asha.token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      first_name: 'Asha',
      email: asha.email,
      user_id: asha.id,
      is_member: false,
    })
    expect(claims.exp - claims.iat).toBe(365 * 24 * 3600)
    expect(claims.orig_iat).toBe(claims.iat)
  })

  it('says when it was last used, to the hour, also of a client that sends no cookie', async () => {
    const asha = await createPerson(test)
    const start = test.clock.now().getTime()
    const lastSeen = async () => (await asha.call('GET /user/session/list/', {})).data[0]?.last_seen
    const hoursLater = (hours: number) => new Date(start + hours * HOUR_MS)
    const seconds = (moment: Date) => moment.toISOString().replace(/\.\d+/, '')
    for (const [hours, seen] of [
      [1, 0],
      [1.5, 1.5],
      [2.5, 1.5],
      [5, 5],
    ] as const) {
      test.clock.set(hoursLater(hours))
      expect(await lastSeen(), `${hours} hours later`).toBe(seconds(hoursLater(seen)))
    }
  })

  it('renews its token when half a day old, and keeps when it began', async () => {
    const asha = await createPerson(test)
    expect((await withCookie(asha.token)).cookies).toEqual([])
    test.clock.set(new Date(test.clock.now().getTime() + 13 * HOUR_MS))
    const renewed = (await withCookie(asha.token)).cookies.find(({ name }) => name === 'accesstoken')?.value
    const claimsOf = (token = '') =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claimsOf(renewed).orig_iat).toBe(claimsOf(asha.token).iat)
    expect(claimsOf(renewed).iat).toBeGreaterThan(claimsOf(asha.token).iat)
  })

  it('ends at once on log-out, and the token is worth nothing after', async () => {
    const asha = await createPerson(test)
    const answer = await test.app.inject({
      method: 'POST',
      url: '/user/logout/',
      headers: { cookie: `accesstoken=${asha.token}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.json().data.redirect_to).toBe('/')
    expect(test.logged).toContainEqual(expect.objectContaining({ kind: 'logged-out', user_id: asha.id }))
    expect((await withCookie(asha.token)).json().data).toBeNull()
  })

  it('ends where its browser logs in anew, as the same person or another', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const logInAgain = await test.app.inject({
      method: 'POST',
      url: '/user/client/login/',
      headers: { cookie: `accesstoken=${asha.token}`, 'sec-fetch-site': 'same-origin' },
      payload: { identifier: ravi.email, password: PASSWORD },
    })
    const [given] = logInAgain.cookies.filter(({ name }) => name === 'accesstoken')
    expect((await withCookie(given?.value ?? '')).json().data.user_id).toBe(ravi.id)
    expect((await withCookie(asha.token)).json().data).toBeNull()
    expect((await withCookie(ravi.token)).json().data.user_id).toBe(ravi.id)
  })

  it('is listed with its device, ended alone, and all others at once', async () => {
    const asha = await createPerson(test)
    const logIn = (agent: string) =>
      test.app.inject({
        method: 'POST',
        url: '/user/client/login/',
        headers: { 'user-agent': agent },
        payload: { identifier: asha.email, password: PASSWORD },
      })
    await logIn('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')
    const phone = await logIn('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile Safari/604.1')
    const { data } = await asha.call('GET /user/session/list/', {})
    expect(data.map(({ device }) => device).toSorted()).toEqual(
      ['An unknown device', 'Chrome on Android', 'Safari on iPhone'].toSorted(),
    )
    expect(data.filter(({ is_current }) => is_current)).toHaveLength(1)

    const android = data.find(({ device }) => device === 'Chrome on Android')
    await asha.call('POST /user/session/end/', { body: { id: android?.id ?? '' } })
    expect((await asha.call('GET /user/session/list/', {})).data).toHaveLength(2)
    await asha.call('POST /user/session/end/', { body: { id: 'others' } })
    expect((await asha.call('GET /user/session/list/', {})).data).toHaveLength(1)
    expect((await withCookie(phone.json().token)).json().data).toBeNull()
  })

  it('of another person is not found', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const [session] = (await asha.call('GET /user/session/list/', {})).data
    const answer = await ravi.tryCall('POST /user/session/end/', { body: { id: session?.id ?? '' } })
    expect(answer).toMatchObject({ success: false, status: 404 })
    expect((await asha.call('GET /user/session/', {})).data?.user_id).toBe(asha.id)
  })
})

describe('a write with a cookie', () => {
  const logOut = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/user/logout/', headers })

  it('is refused when another site makes it, or when nobody says which', async () => {
    const asha = await createPerson(test)
    const cookie = `accesstoken=${asha.token}`
    const crossing = [
      { cookie },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site' },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
    ]
    for (const headers of crossing) {
      expect((await logOut(headers)).json().errors[0].code, JSON.stringify(headers)).toBe('CrossSiteRequest')
    }
    expect((await withCookie(asha.token)).json().data.user_id).toBe(asha.id)
    expect((await logOut({ cookie, origin: 'http://localhost:3000' })).statusCode).toBe(200)
  })
})
