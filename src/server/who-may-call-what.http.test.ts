import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { everyEndpoint } from '#tests/support/every-contract.ts'
import { testApp } from '#tests/support/test-app.ts'
import { administratorsCalls } from '#tests/support/who-may-call/administrators-calls.ts'
import { operatorsCalls } from '#tests/support/who-may-call/operators-calls.ts'
import { peoplesCalls } from '#tests/support/who-may-call/peoples-calls.ts'

/** Who may call what. A new endpoint without a row fails. */
const table = { ...operatorsCalls, ...administratorsCalls, ...peoplesCalls }

const test = testApp()

describe('who may call what', () => {
  it('is said of every endpoint, and of nothing else', () => {
    const names = everyEndpoint.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(table).toSorted()).toEqual(names.toSorted())
  })

  it('is written to the log where somebody asks for more, with their number', async () => {
    const asha = await createPerson(test)
    expect(await asha.tryCall('GET /v2/admin/settings/', {})).toMatchObject({ status: 403 })
    const refused = { route: '/v2/admin/settings/', status: 403, code: 'NotAllowed', user_id: asha.id }
    expect(test.logged).toContainEqual(expect.objectContaining(refused))
  })

  it('is asked before what a visitor sends is read', async () => {
    const forMembers = everyEndpoint.filter(
      ({ method, path, body, files }) => (body || files) && table[`${method} ${path}`]?.who !== 'anyone',
    )
    for (const { method, path } of forMembers) {
      const answer = await test.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, '1'),
        headers: { 'content-type': 'application/json' },
        payload: '{"broken',
      })
      expect([method, path, answer.statusCode]).toEqual([method, path, 401])
    }
  })

  it.each(Object.entries(table))('%s', async (name, { who, input }) => {
    const owner = await createPerson(test)
    const statusFor = async (person: Person | undefined) => {
      const [method = '', route = ''] = name.split(' ')
      const { path = route, query = '', body } = input?.(owner) ?? {}
      const answer = await test.app.inject({
        method: method as 'GET',
        url: path + query,
        headers: person ? { authorization: `Bearer ${person.token}` } : {},
        ...(body ? { payload: body } : {}),
      })
      return answer.statusCode
    }
    const visitor = await statusFor(undefined)
    const stranger = await statusFor(await createPerson(test))
    const administrator = await statusFor(await createPerson(test, { is_admin: true }))
    const own = await statusFor(owner)
    // A wrong password also gets 403, so this tries the right one.
    if (who === 'anyone') expect([visitor, stranger, own]).not.toContain(403)
    else expect(visitor).toBe(401)
    if (who === 'own') expect([403, 404]).toContain(stranger)
    if (who === 'administrator') expect([stranger, own]).toEqual([403, 403])
    if (who === 'administrator') expect([401, 403]).not.toContain(administrator)
    else if (who !== 'anyone') expect([401, 403]).not.toContain(own)
  })
})
