import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let admin: Person
let asha: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true, first_name: 'Kavita', last_name: 'Rao' })
  asha = await createPerson(test)
})

const list = (body: object = {}, by = admin) => by.tryCall('POST /v2/admin/audit/list/', { body })
async function actions(body: object) {
  const answer = await list(body)
  return answer.success ? answer.data.map(({ action }) => action) : answer.errors
}
const give = (to: Person, by = admin) =>
  by.call('POST /v2/admin/people/role/', {
    body: { id: to.id, role: 'administrator', is_granted: true, reason: 'They help us' },
  })
const member = (to: Person, by = admin) =>
  by.call('POST /v2/admin/people/membership/', { body: { id: to.id, is_member: true } })

describe('the audit log', () => {
  it('says who did what to whom, what was before and what after, and why', async () => {
    await give(asha)
    expect(await list()).toMatchObject({
      recordsTotal: 1,
      kinds: ['person'],
      actions: ['role-granted'],
      data: [
        {
          actor_id: admin.id,
          actor_name: 'Kavita Rao',
          subject_id: asha.id,
          subject_name: 'Asha Verma',
          changes: { roles: [[], ['administrator']] },
          personal_changes: { reason: [null, 'They help us'] },
        },
      ],
    })
  })

  it('is narrowed by person, as who did it or whose account it was done to', async () => {
    const ravi = await createPerson(test, { first_name: 'Ravi', last_name: 'Das' })
    await give(asha)
    await member(ravi, asha)
    await member(admin)
    expect(await actions({ person_id: asha.id })).toEqual(['membership-changed', 'role-granted'])
    expect(await actions({ person_id: ravi.id })).toEqual(['membership-changed'])
    expect(await actions({ search_query: 'ravi' })).toEqual(['membership-changed'])
    expect(await actions({ search_query: asha.email })).toEqual(['membership-changed', 'role-granted'])
    expect(await actions({ search_query: '%' })).toEqual([])
    expect(await actions({ person_id: 9_999 })).toEqual([])
  })

  it('is narrowed by kind, action and days, both of them included', async () => {
    await give(asha)
    test.clock.set(new Date(test.clock.now().getTime() + DAY_MS))
    await member(asha)
    const day = (add: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
        new Date(test.clock.now().getTime() + add * DAY_MS),
      )
    expect(await actions({ action: 'role-granted' })).toEqual(['role-granted'])
    expect(await actions({ kind: 'event' })).toEqual([])
    expect(await actions({ from: day(0) })).toEqual(['membership-changed'])
    expect(await actions({ to: day(-1) })).toEqual(['role-granted'])
    expect(await actions({ from: day(-1), to: day(0) })).toHaveLength(2)
    expect(await actions({ from: '', to: '', kind: '' })).toHaveLength(2)
  })

  it('takes no day that is none, and is for administrators', async () => {
    expect(await list({ from: 'yesterday' })).toMatchObject({ status: 422, errors: [{ field: 'from' }] })
    expect(await list({ to: '2026-13-40' })).toMatchObject({ status: 422, errors: [{ field: 'to' }] })
    expect(await list({}, asha)).toMatchObject({ status: 403 })
    expect(await test.tryCall('POST /v2/admin/audit/list/', { body: {} })).toMatchObject({ status: 401 })
  })
})
