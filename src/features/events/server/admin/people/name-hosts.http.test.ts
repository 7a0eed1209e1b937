import { beforeEach, describe, expect, it } from 'vitest'
import { insertUser } from '#foundation/accounts/server/index.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../../testing/create-event.ts'

const test = testApp()
let admin: Person
let id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  id = await createEvent(test.db, { title: 'Play' })
})

const proved = () => createPerson(test, { email_verified_at: TEST_NOW })
const name = (email: string, by = admin) =>
  by.tryCall('POST /v2/admin/event/host/add/', { body: { id, email } })
const dismiss = (user_id: number, by = admin) =>
  by.tryCall('POST /v2/admin/event/host/remove/', { body: { id, user_id } })
const hosts = async (by = admin) => (await by.call('GET /v2/admin/event/host/list/', { query: { id } })).data
const eventsOf = async (person: Person) =>
  (await person.call('POST /v2/admin/event/list/', { body: {} })).data.map((event) => event.id)
const setRole = (person: Person, is_granted: boolean) =>
  admin.call('POST /v2/admin/people/role/', {
    body: { id: person.id, role: 'event-host', is_granted, reason: 'They host on Sunday' },
  })
const actions = async (kind: string, subject_id: number) => {
  const { data } = await admin.call('POST /v2/admin/audit/list/', { body: { kind, subject_id } })
  return data.map(({ action }) => action)
}

describe('hosts of an event', () => {
  it('are named by e-mail: from then on they see this event and no other', async () => {
    await createEvent(test.db, { title: 'Another' })
    const asha = await proved()
    expect(await asha.tryCall('POST /v2/admin/event/list/', { body: {} })).toMatchObject({ status: 403 })
    expect(await name(` ${asha.email.toUpperCase()}`)).toMatchObject({ success: true })
    expect(await eventsOf(asha)).toEqual([id])
    expect(await actions('person', asha.id)).toEqual(['role-granted'])
    await dismiss(asha.id)
    expect(await eventsOf(asha)).toEqual([])
    expect(await actions('event', id)).toEqual(['host-dismissed', 'host-named'])
    expect(await dismiss(asha.id)).toMatchObject({ status: 404, errors: [{ code: 'HostNotFound' }] })
  })

  it('are named once, however often at once', async () => {
    const asha = await proved()
    const answers = await Promise.all(Array.from({ length: 6 }, () => name(asha.email)))
    expect(answers.every(({ success }) => success)).toBe(true)
    expect((await hosts()).hosts).toEqual([{ id: asha.id, name: 'Asha Verma', email: asha.email }])
    expect(await actions('event', id)).toEqual(['host-named'])
  })

  it('need an account with a confirmed email, and the refusal says so', async () => {
    const unproved = await createPerson(test)
    const gone = 'gone@example.org'
    const names = { first_name: 'Asha', last_name: 'Verma', username: 'gone', password_hash: 'none' }
    const moments = { email_verified_at: TEST_NOW, disabled_at: TEST_NOW }
    await insertUser(test.db, { email: gone, ...names, ...moments })
    for (const [email, code] of [
      ['nobody@example.org', 'NoSuchAccount'],
      [gone, 'NoSuchAccount'],
      [unproved.email, 'AccountNotProved'],
    ] as const) {
      expect(await name(email)).toMatchObject({ status: 422, errors: [{ code, field: 'email' }] })
    }
    expect(await name('nobody')).toMatchObject({ status: 422, errors: [{ field: 'email' }] })
  })

  it('get the role from an administrator alone: a content editor names who has it', async () => {
    const editor = await createOrganiser(test, 'content-editor')
    const asha = await proved()
    expect(await name(asha.email, editor)).toMatchObject({
      status: 422,
      errors: [{ code: 'PersonIsNoHost', field: 'email' }],
    })
    await setRole(asha, true)
    expect(await name(asha.email, editor)).toMatchObject({ success: true })
    expect(await eventsOf(asha)).toEqual([id])
  })

  it('who lost the role get none of their former events back with the next one', async () => {
    const asha = await proved()
    await name(asha.email)
    await setRole(asha, false)
    const next = await createEvent(test.db, { title: 'Another' })
    await admin.call('POST /v2/admin/event/host/add/', { body: { id: next, email: asha.email } })
    expect(await eventsOf(asha)).toEqual([next])
    expect((await hosts()).hosts).toEqual([])
    expect(await actions('event', id)).toEqual(['host-dismissed', 'host-named'])
    expect(await actions('event', next)).toEqual(['host-named'])
  })

  it('see who hosts with them without addresses, and name nobody', async () => {
    const [asha, ravi] = [await proved(), await proved()]
    await name(asha.email)
    expect(await hosts(asha)).toEqual({
      title: 'Play',
      hosts: [{ id: asha.id, name: 'Asha Verma', email: null }],
      can: { name_hosts: false, see_people: true },
    })
    expect(await name(ravi.email, asha)).toMatchObject({ status: 403 })
    expect(await dismiss(asha.id, asha)).toMatchObject({ status: 403 })
  })

  it('are no concern of strangers, who learn of no address either', async () => {
    const asha = await proved()
    const stranger = await createOrganiser(test, 'event-host')
    const query = { id }
    expect(await stranger.tryCall('GET /v2/admin/event/host/list/', { query })).toMatchObject({ status: 404 })
    for (const email of [asha.email, 'nobody@example.org']) {
      expect(await name(email, stranger)).toMatchObject({ status: 404, errors: [{ code: 'EventNotFound' }] })
      expect(await name(email, asha)).toMatchObject({ status: 403 })
    }
  })

  it('stay as they are once the event is cancelled', async () => {
    const asha = await proved()
    await admin.call('POST /v2/admin/event/cancel/', { body: { id } })
    expect(await name(asha.email)).toMatchObject({ status: 403 })
  })
})
