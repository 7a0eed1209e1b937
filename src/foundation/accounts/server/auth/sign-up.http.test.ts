import { beforeEach, describe, expect, it } from 'vitest'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { users } from '../accounts.tables.ts'

const test = testApp()
let occupation_id: number

beforeEach(async () => {
  occupation_id = await createTerm(test.db, 'occupations', {
    key: 'school-teacher',
    name: { en: 'I work in a School as Teacher' },
  })
})

const form = (more: object = {}) => ({
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.org',
  password: 'Mango-Tree-42',
  occupation_id,
  ...more,
})
const post = (body: object) => test.app.inject({ method: 'POST', url: '/user/register/', payload: body })

describe('signing up', () => {
  it('makes an account, logs in to it and answers who it is', async () => {
    const answer = await post(
      form({ email: '  ASHA@Example.org ', school_name: 'Sunrise School', source: 'mail' }),
    )
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(body).toMatchObject({
      success: true,
      is_user_exist: true,
      data: {
        message: 'Welcome!!',
        user: {
          email: 'asha@example.org',
          username: 'asha-verma',
          user_type: 'I work in a School as Teacher',
          membership: 'Community Member',
          is_otp_verified: false,
          is_pankh_admin: false,
        },
      },
    })
    const [row] = await test.db.select().from(users)
    expect(row).toMatchObject({ utm_source: 'mail', utm_medium: 'None', school_name: 'Sunrise School' })
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('keeps the site that led to the sign-up', async () => {
    const led = { referrer: 'https://search.example', referring_domain: 'search.example' }
    await post(form(led))
    expect(await test.db.select().from(users)).toMatchObject([led])
  })

  it('ends the session that the device came with', async () => {
    const { token } = (await post(form())).json()
    const another = await test.app.inject({
      method: 'POST',
      url: '/user/register/',
      headers: { authorization: `Bearer ${token}` },
      payload: form({ email: 'ravi@example.org' }),
    })
    expect(another.statusCode).toBe(200)
    const refused = await test.withToken(token).tryCall('GET /v2/user/details/', {})
    expect(refused).toMatchObject({ success: false, status: 401 })
  })

  it('gives a browser the token in a cookie that scripts cannot read', async () => {
    const cookies = (await post(form())).cookies
    expect(cookies.find(({ name }) => name === 'accesstoken')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 365 * 24 * 3600,
    })
    expect(JSON.stringify(cookies)).not.toContain('Mango')
  })

  it('mails a code to the address', async () => {
    await post(form())
    await test.runJobs()
    const { data } = await test.call('GET /dev/outbox/list/', {})
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ to: 'asha@example.org' })
    expect(data[0]?.text).toMatch(/\b\d{3} ?\d{3}\b/)
    expect(data[0]?.text).toMatch(/welcome to pankh/i)
  })

  it('names every field that is wrong, in words', async () => {
    const answer = await post({ first_name: ' ', email: 'a@@b', password: 'short' })
    expect(answer.statusCode).toBe(422)
    const messages = Object.fromEntries(
      answer.json<{ errors: { field: string; message: string }[] }>().errors.map((e) => [e.field, e.message]),
    )
    expect(messages.first_name).toBe('First Name and Last Name is required')
    expect(messages.last_name).toBe('This is Required.')
    expect(messages.occupation_id).toBe('This is Required.')
    expect(messages.email).toContain('name@example.org')
    expect(messages.password).toBe('Use at least 8 characters.')
  })

  it.each(['password1', 'iloveyou', 'qwertyui', '12345678', 'abababab', 'Pankh@2026', 'AutismTeacher1'])(
    'refuses a password that is guessed first: %s',
    async (password) => {
      const answer = await post(form({ password }))
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'PasswordIsTooCommon'])
      expect(await test.db.$count(users)).toBe(0)
    },
  )

  it('takes a password that only has a word of this site among others', async () => {
    expect((await post(form({ password: 'pankh-kite-mango' }))).statusCode).toBe(200)
  })

  it('takes a password of 65 characters and refuses one of 1,000', async () => {
    expect((await post(form({ password: 'kite '.repeat(13) }))).statusCode).toBe(200)
    expect((await post(form({ email: 'b@example.org', password: 'kite '.repeat(200) }))).statusCode).toBe(422)
  })

  it.each(['a b@example.org', 'asha@example', 'asha@exam\nple.org', '@example.org', 'a@b@example.org', ''])(
    'refuses %j as an address',
    async (email) => {
      expect((await post(form({ email }))).statusCode).toBe(422)
    },
  )

  it('makes one account of fifty that are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(form())))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, ...Array(49).fill(409)])
    expect(await test.db.$count(users)).toBe(1)
    await test.runJobs()
    expect((await test.call('GET /dev/outbox/list/', {})).data).toHaveLength(1)
  })

  it('gives people of the same name different usernames, and a name without Latin letters one too', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await post(form({ email }))
    await post(form({ email: 'd@example.org', first_name: 'आशा', last_name: 'वर्मा 👩🏽‍🦽' }))
    const names = (await test.db.select({ username: users.username }).from(users)).map((row) => row.username)
    expect(new Set(names).size).toBe(4)
    expect(names).toContain('asha-verma')
    expect(names.some((name) => name.startsWith('member-'))).toBe(true)
  })

  it('keeps a phone number as E.164, and says so when it is none', async () => {
    expect((await post(form({ mobile: '098765 43210' }))).json().data.user.mobile).toBe('+919876543210')
    const answer = await post(form({ email: 'b@example.org', mobile: '12' }))
    expect(answer.json().errors[0]).toMatchObject({ code: 'MobileIsNotValid', field: 'mobile' })
  })

  it('never lets a form write what is the server’s', async () => {
    const answer = await post(
      form({ is_member: true, is_admin: true, is_pankh_admin: true, is_otp_verified: true }),
    )
    expect(answer.json().data.user).toMatchObject({
      is_member: false,
      is_pankh_admin: false,
      is_otp_verified: false,
    })
  })

  it('reads urlencoded and multipart forms too', async () => {
    const fields = new URLSearchParams(form() as never)
    const answer = await test.app.inject({
      method: 'POST',
      url: '/user/register',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields.toString(),
    })
    expect(answer.statusCode).toBe(200)
  })
})
