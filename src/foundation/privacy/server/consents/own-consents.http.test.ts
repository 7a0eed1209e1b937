import { describe, expect, it } from 'vitest'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

const consentsOf = async (person: Pick<Person, 'call'>) =>
  Object.fromEntries(
    (await person.call('GET /v2/user/privacy/', {})).data.consents.map((one) => [one.subject, one]),
  )
const set = (person: Person, subject: 'marketing' | 'whatsapp', is_given: boolean) =>
  person.call('POST /v2/user/privacy/consent/', { body: { subject, is_given } })

describe('what a person agreed to', () => {
  it('is kept from sign-up on, each word with its version and moment', async () => {
    const occupation_id = await createTerm(test.db, 'occupations')
    const { token } = await test.call('POST /user/register/', {
      body: {
        first_name: 'Asha',
        last_name: 'Verma',
        email: 'asha@home.example',
        password: PASSWORD,
        occupation_id,
        terms: true,
        promotional_notification: true,
      },
    })
    const at = '2026-01-15T06:30:00Z'
    expect(await consentsOf(test.withToken(token))).toEqual({
      terms: { subject: 'terms', is_given: true, version: '2026-11', at },
      marketing: { subject: 'marketing', is_given: true, version: '2026-11', at },
      whatsapp: { subject: 'whatsapp', is_given: false, version: null, at: null },
    })
  })

  it('is taken back and given again, here and in the preferences, each time as a word of its own', async () => {
    const asha = await createPerson(test)
    await set(asha, 'whatsapp', true)
    expect((await consentsOf(asha)).whatsapp).toMatchObject({ is_given: true, version: '2026-11' })
    expect((await asha.call('GET /v2/user/details/', {})).data.is_whatsapp_notification).toBe(true)
    await asha.call('POST /user/preferences/', { body: { is_whatsapp_notification: false } })
    expect((await consentsOf(asha)).whatsapp).toMatchObject({ is_given: false, version: '2026-11' })
    await asha.call('PATCH /v2/user/details/', { body: { is_promotional: true } })
    expect((await consentsOf(asha)).marketing).toMatchObject({ is_given: true, version: '2026-11' })
  })

  it('is not kept anew where the same is said again', async () => {
    const asha = await createPerson(test)
    await set(asha, 'marketing', true)
    const first = (await consentsOf(asha)).marketing
    test.clock.set(new Date(test.clock.now().getTime() + 3_600_000))
    await set(asha, 'marketing', true)
    expect((await consentsOf(asha)).marketing).toEqual(first)
  })

  it('is asked of nobody but oneself, and of no other thing', async () => {
    const asha = await createPerson(test)
    const wrong = await asha.tryCall('POST /v2/user/privacy/consent/', {
      body: { subject: 'terms' as 'marketing', is_given: false },
    })
    expect(wrong.success ? 0 : wrong.status).toBe(422)
    const visitor = await test.tryCall('POST /v2/user/privacy/consent/', {
      body: { subject: 'marketing', is_given: true },
    })
    expect(visitor.success ? 0 : visitor.status).toBe(401)
  })
})
