import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let admin: Person
let asha: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true, first_name: 'Kavita', last_name: 'Rao' })
  asha = await createPerson(test)
})

const close = (body: object = {}, by = admin) =>
  by.tryCall('POST /v2/admin/people/close/', {
    body: { id: asha.id, is_closed: true, reason: 'They sold things.', ...body },
  })
const give = (to: Person, body: object = {}, by = admin) =>
  by.tryCall('POST /v2/admin/people/role/', {
    body: { id: to.id, role: 'administrator', is_granted: true, reason: 'They help us', ...body },
  })
const details = async (id: number, by = admin) =>
  (await by.call('GET /v2/admin/people/details/', { query: { id } })).data
const logged = async (body: object = {}) =>
  (await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'person', ...body } })).data
const logIn = (email: string) =>
  test.tryCall('POST /user/client/login/', { body: { identifier: email, password: 'Mango-Tree-42' } })
async function mails() {
  await test.runJobs()
  const { data } = (await test.app.inject({ url: '/dev/outbox/list/' })).json()
  return data as { kind: string; to: string; text: string }[]
}

describe('an account', () => {
  it('is closed with a reason: sessions end at once, its person is told, and it is opened again', async () => {
    expect(await close()).toMatchObject({ success: true })
    expect(await asha.tryCall('GET /user/session/list/', {})).toMatchObject({ status: 401 })
    expect(await logIn(asha.email)).toMatchObject({ status: 403, errors: [{ code: 'AccountIsDisabled' }] })
    expect(await details(asha.id)).toMatchObject({ is_disabled: true, disabled_reason: 'They sold things.' })
    expect(await close({ is_closed: false, reason: 'It was another person.' })).toMatchObject({
      success: true,
    })
    expect(await logIn(asha.email)).toMatchObject({ success: true })
    expect(await asha.tryCall('GET /user/session/list/', {})).toMatchObject({ status: 401 })
    expect(await details(asha.id)).toMatchObject({ is_disabled: false, disabled_reason: null })
    const told = await mails()
    expect(told.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['account-closed', asha.email],
      ['account-opened', asha.email],
    ])
    expect(told.find(({ kind }) => kind === 'account-closed')?.text).toContain('They sold things.')
    expect((await logged()).map(({ action, personal_changes }) => [action, personal_changes])).toEqual([
      ['account-opened', { reason: [null, 'It was another person.'] }],
      ['account-closed', { reason: [null, 'They sold things.'] }],
    ])
  })

  it('is closed once, and told of once, however many press at once', async () => {
    await Promise.all([close(), close(), close()])
    expect(await close()).toMatchObject({
      data: { message: 'The account was already closed. Nothing was sent.' },
    })
    expect(await mails()).toHaveLength(1)
    expect(await logged()).toHaveLength(1)
    await close({ is_closed: false })
    expect(await close({ is_closed: false })).toMatchObject({
      data: { message: 'The account was already open. Nothing was sent.' },
    })
  })

  it('is closed with a reason alone, by nobody for themselves, and only where it is there', async () => {
    expect(await close({ reason: ' ' })).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    expect(await close({ id: admin.id })).toMatchObject({ status: 409, errors: [{ code: 'OwnAccount' }] })
    expect(await close({ id: 9_999 })).toMatchObject({ status: 404 })
    expect(await close({}, asha)).toMatchObject({ status: 403 })
  })

  it('is logged out everywhere, or in one place', async () => {
    await logIn(asha.email)
    const end = (session_id: string, by = admin) =>
      by.tryCall('POST /v2/admin/people/session/end/', { body: { id: asha.id, session_id } })
    const [latest] = (await details(asha.id)).sessions
    expect(await end(latest?.id ?? '')).toMatchObject({ success: true })
    expect(await end(latest?.id ?? '')).toMatchObject({ status: 404 })
    expect((await details(asha.id)).sessions).toHaveLength(1)
    expect(await end('all', await createPerson(test))).toMatchObject({ status: 403 })
    expect(await end('all')).toMatchObject({ success: true })
    expect(await asha.tryCall('GET /user/session/list/', {})).toMatchObject({ status: 401 })
    const [own] = (await details(admin.id)).sessions
    expect(await end(own?.id ?? '')).toMatchObject({ status: 404 })
  })

  it('gets a new code for its email, unless that is confirmed', async () => {
    const send = (by = admin) => by.tryCall('POST /v2/admin/people/email-code/', { body: { id: asha.id } })
    expect(await send()).toMatchObject({ success: true })
    const codes = await mails()
    expect(codes).toMatchObject([{ kind: 'verification-code', to: asha.email }])
    expect(codes[0]?.text).not.toMatch(/welcome/i)
    expect(await send(asha)).toMatchObject({ status: 403 })
    asha = await createPerson(test, { email_verified_at: test.clock.now() })
    expect(await send()).toMatchObject({ status: 409, errors: [{ code: 'EmailIsVerified' }] })
  })

  it('becomes a premium member and a community member again', async () => {
    const set = (is_member: boolean, by = admin) =>
      by.tryCall('POST /v2/admin/people/membership/', { body: { id: asha.id, is_member } })
    await Promise.all([set(true), set(true)])
    expect((await asha.call('GET /user/session/', {})).data).toMatchObject({ membership: 'Premium Member' })
    await set(false)
    expect(await set(true, asha)).toMatchObject({ status: 403 })
    expect((await logged()).map(({ changes }) => changes)).toEqual([
      { is_member: [true, false] },
      { is_member: [false, true] },
    ])
  })
})

describe('administrators', () => {
  it('always leave one: of two who take the role from each other at once, one keeps it', async () => {
    await give(asha)
    const take = (from: Person, by: Person) => give(from, { is_granted: false }, by)
    const answers = await Promise.all([take(asha, admin), take(admin, asha)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const left = answers[0]?.success ? admin : asha
    expect((await left.call('GET /v2/admin/overview/', {})).data.parts).toContain('people')
  })

  it('close each other, but not both at once', async () => {
    await give(asha)
    const answers = await Promise.all([close(), close({ id: admin.id }, asha)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('give and take roles with a reason, which the log keeps', async () => {
    expect(await give(asha, { reason: '' })).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    await give(asha, { role: 'moderator' })
    await give(asha, { role: 'moderator', is_granted: false, reason: 'The school year is over' })
    expect(await logged()).toMatchObject([
      { action: 'role-revoked', personal_changes: { reason: [null, 'The school year is over'] } },
      {
        action: 'role-granted',
        subject_name: 'Asha Verma',
        personal_changes: { reason: [null, 'They help us'] },
      },
    ])
  })
})
