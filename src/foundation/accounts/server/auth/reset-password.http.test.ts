import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createPerson, PASSWORD, type Person } from '../../testing/create-person.ts'
import { passwordResets } from '../accounts.tables.ts'

const test = testApp()
const NEW_PASSWORD = 'Paper-Boat-77'

async function mailedTokens(): Promise<string[]> {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.flatMap(({ text }) => /\/auth\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? [])
}

async function askForLink({ email }: Pick<Person, 'email'>): Promise<string> {
  await test.call('POST /user/forget-password/', { body: { identifier: email } })
  const [token] = await mailedTokens()
  if (!token) throw new Error('no link was mailed')
  return token
}
const reset = (token: string, password = NEW_PASSWORD) =>
  test.app.inject({ method: 'POST', url: '/user/reset-password/', payload: { token, password } })

describe('a forgotten password', () => {
  it('is answered alike with and without an account, and mailed only to one that is there', async () => {
    const asha = await createPerson(test)
    const ask = (identifier: string) =>
      test.app.inject({ method: 'POST', url: '/user/forget-password/', payload: { identifier } })
    const [known, unknown] = [await ask(asha.email), await ask('nobody@example.org')]
    expect(known.body).toBe(unknown.body)
    expect(await mailedTokens()).toHaveLength(1)
  })

  it('is set anew by the link, which logs in, ends every session and says so by mail', async () => {
    const asha = await createPerson(test)
    const answer = await reset(await askForLink(asha))
    expect(answer.json().data.message).toBe('Password Reset Successful!!')
    expect(answer.cookies.some(({ name }) => name === 'accesstoken')).toBe(true)
    expect((await asha.call('GET /user/session/', {})).data).toBeNull()
    const logIn = (password: string) =>
      test.tryCall('POST /user/client/login/', { body: { identifier: asha.email, password } })
    expect((await logIn(PASSWORD)).success).toBe(false)
    expect((await logIn(NEW_PASSWORD)).success).toBe(true)
    await test.runJobs()
    const { data } = await test.call('GET /dev/outbox/list/', {})
    expect(data.map(({ kind }) => kind)).toContain('password-changed')
  })

  it('lets in again who was locked out by wrong passwords', async () => {
    const asha = await createPerson(test)
    const logIn = (password: string) =>
      test.tryCall('POST /user/client/login/', { body: { identifier: asha.email, password } })
    for (let tries = 0; tries < 5; tries += 1) await logIn('Wrong-Guess-1')
    expect(await logIn(PASSWORD)).toMatchObject({ status: 429 })
    expect((await reset(await askForLink(asha))).statusCode).toBe(200)
    expect(await logIn(NEW_PASSWORD)).toMatchObject({ success: true })
  })

  it('has a link that works once, of many at the same moment too', async () => {
    const token = await askForLink(await createPerson(test))
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(410)])
  })

  it('has a link that ends after an hour, and when a newer one was used', async () => {
    const asha = await createPerson(test)
    const first = await askForLink(asha)
    await test.call('POST /user/forget-password/', { body: { identifier: asha.email } })
    const second = (await mailedTokens()).find((token) => token !== first) ?? ''
    expect((await reset(second)).statusCode).toBe(200)
    expect((await reset(first)).json().errors[0].code).toBe('ResetLinkIsSpent')
    const third = await askForLink(await createPerson(test))
    test.clock.set(new Date(test.clock.now().getTime() + HOUR_MS + 1_000))
    expect((await reset(third)).statusCode).toBe(410)
  })

  it('keeps the link when the new password is refused', async () => {
    const token = await askForLink(await createPerson(test))
    expect((await reset(token, 'password1')).statusCode).toBe(422)
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('is chosen on the Hindi page by whoever asked in Hindi', async () => {
    const asha = await createPerson(test)
    await test.callIn('hi')('POST /user/forget-password/', { body: { identifier: asha.email } })
    await test.runJobs()
    const { data } = await test.call('GET /dev/outbox/list/', {})
    expect(data[0]?.text).toContain('/hi/auth/reset-password/')
  })

  it('keeps no token that could be used', async () => {
    const token = await askForLink(await createPerson(test))
    expect(JSON.stringify(await test.db.select().from(passwordResets))).not.toContain(token)
  })
})

describe('changing the password', () => {
  it('ends the links that were mailed to choose one', async () => {
    const asha = await createPerson(test)
    const token = await askForLink(asha)
    await asha.call('POST /user/change-password/', {
      body: { current_password: PASSWORD, password: NEW_PASSWORD },
    })
    expect((await reset(token)).json().errors[0].code).toBe('ResetLinkIsSpent')
  })

  it('asks for the current one, and ends every other session', async () => {
    const asha = await createPerson(test)
    const other = await test.call('POST /user/client/login/', {
      body: { identifier: asha.email, password: PASSWORD },
    })
    const change = (current_password: string) =>
      asha.tryCall('POST /user/change-password/', { body: { current_password, password: NEW_PASSWORD } })
    expect(await change('wrong-password')).toMatchObject({ status: 403, errors: [{ code: 'WrongPassword' }] })
    expect((await change(PASSWORD)).success).toBe(true)
    expect((await asha.call('GET /user/session/', {})).data?.user_id).toBe(asha.id)
    expect((await test.withToken(other.token).call('GET /user/session/', {})).data).toBeNull()
  })

  it('checks no more than five of 150 passwords at once, and not the right one behind them', async () => {
    const asha = await createPerson(test)
    const change = (current_password: string) =>
      asha.tryCall('POST /user/change-password/', { body: { current_password, password: NEW_PASSWORD } })
    const tries = Array.from({ length: 149 }, () => change('wrong-password'))
    const answers = await Promise.all([...tries, change(PASSWORD)])
    const statuses = answers.map((answer) => (answer.success ? 200 : answer.status)).toSorted()
    expect(statuses).toEqual([...Array(5).fill(403), ...Array(145).fill(429)])
  })
})
