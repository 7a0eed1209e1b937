import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
const administrator = () => createPerson(test, { is_admin: true })
type Person = Awaited<ReturnType<typeof createPerson>>
const give = (
  by: Person,
  to: Person,
  role: 'moderator' | 'event-host' | 'administrator',
  is_granted = true,
) =>
  by.tryCall('POST /v2/admin/people/role/', {
    body: { id: to.id, role, is_granted, reason: 'They help us' },
  })
const partsOf = async (person: Person) => (await person.call('GET /v2/admin/overview/', {})).data.parts

describe('roles', () => {
  it('let a person in from the next call on, to their own parts alone, and out again', async () => {
    const [admin, asha] = [await administrator(), await createPerson(test)]
    expect(await asha.tryCall('GET /v2/admin/overview/', {})).toMatchObject({ status: 403 })
    await give(admin, asha, 'moderator')
    expect(await partsOf(asha)).toEqual(['resources', 'reports', 'words'])
    expect(await asha.tryCall('POST /v2/admin/people/list/', { body: {} })).toMatchObject({ status: 403 })
    expect(await asha.tryCall('POST /v2/admin/audit/list/', { body: {} })).toMatchObject({ status: 403 })
    expect(await asha.tryCall('POST /v2/admin/report/list/', { body: {} })).toMatchObject({ success: true })
    await give(admin, asha, 'moderator', false)
    expect(await asha.tryCall('GET /v2/admin/overview/', {})).toMatchObject({ status: 403 })
  })

  it('are in what the pages know of the person', async () => {
    const [admin, asha] = [await administrator(), await createPerson(test)]
    await give(admin, asha, 'event-host')
    await give(admin, asha, 'administrator')
    const { data } = await asha.call('GET /user/session/', {})
    expect(data).toMatchObject({ roles: ['administrator', 'event-host'], is_pankh_admin: true })
  })

  it('are given by administrators alone, to people who are there', async () => {
    const [admin, asha, stranger] = [
      await administrator(),
      await createPerson(test),
      await createPerson(test),
    ]
    await give(admin, stranger, 'moderator')
    expect(await give(stranger, stranger, 'administrator')).toMatchObject({ status: 403 })
    expect(await give(asha, asha, 'administrator')).toMatchObject({ status: 403 })
    expect(await give(admin, { ...asha, id: 999 }, 'moderator')).toMatchObject({ status: 404 })
  })

  it('leave one administrator: nobody takes that role from themselves', async () => {
    const admin = await administrator()
    expect(await give(admin, admin, 'administrator', false)).toMatchObject({
      status: 409,
      errors: [{ code: 'OwnAdministratorRole' }],
    })
    expect(await partsOf(admin)).toContain('people')
  })

  it('are given once, however often at once, and told once in the audit log', async () => {
    const [admin, asha] = [await administrator(), await createPerson(test)]
    await Promise.all(Array.from({ length: 10 }, () => give(admin, asha, 'moderator')))
    await give(admin, asha, 'moderator')
    const { data } = await admin.call('POST /v2/admin/audit/list/', { body: {} })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      actor_name: 'Asha Verma',
      action: 'role-granted',
      kind: 'person',
      subject_id: asha.id,
      changes: { roles: [[], ['moderator']] },
    })
  })
})

describe('the list of people', () => {
  it('is searched by name or address, narrowed by role, and counted', async () => {
    const admin = await administrator()
    const ravi = await createPerson(test, { first_name: 'Ravi', last_name: 'Das' })
    await give(admin, ravi, 'moderator')
    const list = async (body: object) =>
      (await admin.call('POST /v2/admin/people/list/', { body })).data.map(({ id }) => id)
    expect(await list({ search_query: 'ravi d' })).toEqual([ravi.id])
    expect(await list({ search_query: ravi.email })).toEqual([ravi.id])
    expect(await list({ search_query: '%' })).toEqual([])
    expect(await list({ role: 'moderator' })).toEqual([ravi.id])
    expect(await list({ role: 'administrator' })).toEqual([admin.id])
    expect(await list({ sort: 'name', length: 1, page: 2 })).toEqual([ravi.id])
  })
})
