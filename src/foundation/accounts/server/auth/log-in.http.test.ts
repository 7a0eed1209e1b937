import { describe, expect, it } from 'vitest'
import { FORM_FIELD } from '#contract/page-form.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createPerson, PASSWORD } from '../../testing/create-person.ts'
import { changeUser } from '../profile/change-user.queries.ts'

const test = testApp()
const logIn = (identifier: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/user/client/login/', payload: { identifier, password } })

describe('logging in', () => {
  it('takes the address however it is written', async () => {
    const asha = await createPerson(test)
    const answer = await logIn(`  ${asha.email.toUpperCase()} `, ` ${PASSWORD} `)
    expect(answer.json()).toMatchObject({ success: true, data: { message: 'Welcome back!' } })
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const asha = await createPerson(test)
    const [wrong, unknown] = [
      await logIn(asha.email, 'Mango-Tree-43'),
      await logIn('nobody@example.org', PASSWORD),
    ]
    expect(wrong.statusCode).toBe(401)
    expect(unknown.statusCode).toBe(401)
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.cookies).toEqual([])
  })

  it('closes after five wrong passwords, for half an hour, and says when to try again', async () => {
    const asha = await createPerson(test)
    for (let tries = 0; tries < 5; tries += 1) await logIn(asha.email, 'wrong-password')
    const answer = await logIn(asha.email, PASSWORD)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(25 * 60)
    expect(answer.json().data.message).toMatch(/wait 30 minutes/)
    const ravi = await createPerson(test)
    expect((await logIn(ravi.email, PASSWORD)).statusCode).toBe(200)
  })

  it('takes no more than five of 150 tries at once, and not the right one behind them', async () => {
    const asha = await createPerson(test)
    const tries = Array.from({ length: 149 }, () => logIn(asha.email, 'wrong-password'))
    const answers = await Promise.all([...tries, logIn(asha.email, PASSWORD)])
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(145).fill(429)])
  })

  it('forgets wrong passwords after a right one', async () => {
    const asha = await createPerson(test)
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await logIn(asha.email, 'wrong-password')
      expect((await logIn(asha.email, PASSWORD)).statusCode).toBe(200)
    }
  })

  it('refuses a person who was disabled, and their open session ends', async () => {
    const asha = await createPerson(test)
    await changeUser(test.db, asha.id, { disabled_at: new Date() })
    expect((await logIn(asha.email, PASSWORD)).json().errors[0].code).toBe('AccountIsDisabled')
    expect(await asha.tryCall('GET /v2/user/details/', {})).toMatchObject({ success: false, status: 401 })
  })

  it('is logged with why it was refused: a wrong password, a locked account, a log-in that went well', async () => {
    const asha = await createPerson(test)
    await logIn(asha.email, PASSWORD)
    for (let tries = 0; tries < 6; tries += 1) await logIn(asha.email, 'wrong-password')
    const route = '/user/client/login/'
    const wrong = { msg: 'request', route, status: 401, code: 'WrongEmailOrPassword' }
    expect(test.logged).toMatchObject([
      { msg: 'security', kind: 'logged-in', user_id: asha.id },
      { msg: 'request', route, status: 200 },
      ...Array.from({ length: 5 }, () => wrong),
      { msg: 'request', route, status: 429, code: 'TooManyRequests' },
    ])
    expect(test.logged[0]?.req_id).toBe(test.logged[1]?.req_id)
    expect(test.logged[1]).not.toHaveProperty('code')
  })

  it('is logged also from a form without JavaScript', async () => {
    const asha = await createPerson(test)
    await test.app.inject({
      method: 'POST',
      url: '/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({
        [FORM_FIELD]: 'log-in',
        identifier: asha.email,
        password: 'wrong-password',
      }).toString(),
    })
    expect(test.logged).toContainEqual(expect.objectContaining({ code: 'WrongEmailOrPassword' }))
  })

  it('never writes a password or an address to the log', async () => {
    const asha = await createPerson(test)
    await logIn(asha.email, 'wrong-password')
    const log = JSON.stringify(test.logged)
    expect(log).not.toContain('wrong-password')
    expect(log).not.toContain(asha.email)
  })
})

describe('the limit of one network address', () => {
  const limited = testApp({ environment: { AUTH_TRIES_PER_MINUTE: '10', AUTH_TRIES_PER_HOUR: '30' } })

  it('answers 429 to the eleventh check in a minute, with or without an account', async () => {
    const check = (identifier: string) =>
      limited.app.inject({ method: 'POST', url: '/user/check/exist/', payload: { identifier } })
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await check(`someone-${tries}@example.org`)).statusCode).toBe(200)
    }
    const answer = await check('another@example.org')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('whether there is an account', () => {
  it('is told by one flag', async () => {
    const asha = await createPerson(test)
    const check = (identifier: string) => test.call('POST /user/check/exist/', { body: { identifier } })
    expect((await check(asha.email)).is_user_exist).toBe(true)
    expect((await check('nobody@example.org')).is_user_exist).toBe(false)
  })
})
