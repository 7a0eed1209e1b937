import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { setAdmin } from '#foundation/accounts/server/index.ts'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { selectAudit } from '#foundation/audit/server/index.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { deleteDueJob } from './delete-due-accounts.ts'

const test = testApp()

const ask = (person: Person, wanted: { current_password?: string; keeps_shared?: boolean } = {}) =>
  person.tryCall('POST /v2/user/privacy/deletion/', {
    body: { current_password: PASSWORD, keeps_shared: false, ...wanted },
  })
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.success ? 'asked' : answer.errors[0]?.code
const deletionOf = async (person: Person) => (await person.call('GET /v2/user/privacy/', {})).data.deletion
const mailsTo = async (email: string) =>
  (await test.call('GET /dev/outbox/list/', {})).data.filter(({ to }) => to === email)
const canLogIn = async ({ email }: Person) =>
  (await test.tryCall('POST /user/client/login/', { body: { identifier: email, password: PASSWORD } }))
    .success

async function runDeletionsIn(days: number): Promise<void> {
  test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS))
  await enqueue(test.db, deleteDueJob, {})
  await test.runJobs()
}

describe('deleting my account', () => {
  it('is asked for with the password, told by mail at once, and carried out after 14 days', async () => {
    const asha = await createPerson(test)
    await ask(asha, { keeps_shared: true })
    await test.runJobs()
    const { data } = await asha.call('GET /user/session/', {})
    expect(data?.deletion_at).toBe((await deletionOf(asha))?.delete_at)
    const mail = (await mailsTo(asha.email)).find(({ kind }) => kind === 'deletion-asked')
    expect(mail?.text).toContain('/profile/privacy')
    await runDeletionsIn(13.9)
    expect(await canLogIn(asha)).toBe(true)
    await runDeletionsIn(0.2)
    expect(await canLogIn(asha)).toBe(false)
    expect((await asha.call('GET /user/session/', {})).data).toBeNull()
    const { entries } = await selectAudit(test.db, {
      kind: 'person',
      subject_id: asha.id,
      limit: 5,
      offset: 0,
    })
    expect(entries).toMatchObject([
      {
        action: 'account-erased',
        actor_id: asha.id,
        actor_name: null,
        changes: { keeps_shared: [null, true] },
      },
    ])
    expect(await mailsTo(asha.email)).toEqual([])
  })

  it('is taken back by whoever logs in again, and nothing is lost', async () => {
    const asha = await createPerson(test)
    await ask(asha)
    const again = await test.call('POST /user/client/login/', {
      body: { identifier: asha.email, password: PASSWORD },
    })
    await test.withToken(again.token).call('POST /v2/user/privacy/deletion/undo/', { body: {} })
    expect(await deletionOf(asha)).toBeNull()
    await runDeletionsIn(30)
    expect(await canLogIn(asha)).toBe(true)
    expect((await mailsTo(asha.email)).map(({ kind }) => kind).toSorted()).toEqual([
      'account-kept',
      'deletion-asked',
    ])
    const twice = await asha.tryCall('POST /v2/user/privacy/deletion/undo/', { body: {} })
    expect(twice.success ? '' : twice.errors[0]?.code).toBe('DeletionNotFound')
  })

  it('ends every other session, and keeps this one to take it back', async () => {
    const asha = await createPerson(test)
    const other = await test.call('POST /user/client/login/', {
      body: { identifier: asha.email, password: PASSWORD },
    })
    await ask(asha)
    expect((await test.withToken(other.token).call('GET /user/session/', {})).data).toBeNull()
    expect((await asha.call('GET /user/session/', {})).data?.user_id).toBe(asha.id)
  })

  it('is refused without the right password, and to visitors', async () => {
    const asha = await createPerson(test)
    expect(codeOf(await ask(asha, { current_password: 'not-my-password' }))).toBe('WrongPassword')
    expect(codeOf(await ask(asha, { current_password: '' }))).toBe('InvalidInput')
    const visitor = await test.tryCall('POST /v2/user/privacy/deletion/', {
      body: { current_password: PASSWORD, keeps_shared: false },
    })
    expect(visitor.success ? 0 : visitor.status).toBe(401)
    expect(await deletionOf(asha)).toBeNull()
  })

  it('of two askings at once is one with one mail, and the last word on what stays counts', async () => {
    const asha = await createPerson(test)
    const twins = await Promise.all([ask(asha), ask(asha)])
    expect(twins.map(codeOf)).toEqual(['asked', 'asked'])
    await ask(asha, { keeps_shared: true })
    expect(await deletionOf(asha)).toMatchObject({ keeps_shared: true })
    expect(await mailsTo(asha.email)).toHaveLength(1)
  })

  it('can be asked for and taken back ten times a day, new passwords included: each is a mail', async () => {
    const asha = await createPerson(test)
    const changePassword = () =>
      asha.tryCall('POST /user/change-password/', {
        body: { current_password: PASSWORD, password: PASSWORD },
      })
    expect(await changePassword()).toMatchObject({ success: true })
    for (let asked = 0; asked < 9; asked += 1) {
      expect(codeOf(await ask(asha))).toBe('asked')
      await asha.call('POST /v2/user/privacy/deletion/undo/', { body: {} })
    }
    expect(codeOf(await ask(asha))).toBe('TooManyRequests')
    expect(await changePassword()).toMatchObject({ status: 429 })
  })

  it('is refused to the last administrator, and to the second of two that go at once', async () => {
    const kavita = await createPerson(test, { is_admin: true })
    expect(codeOf(await ask(kavita))).toBe('LastAdministrator')
    expect((await kavita.call('GET /v2/user/privacy/', {})).data.is_last_administrator).toBe(true)
    const meera = await createPerson(test, { is_admin: true })
    const both = await Promise.all([ask(kavita), ask(meera)])
    expect(both.map(codeOf).toSorted()).toEqual(['LastAdministrator', 'asked'])
  })

  it('waits while its person has become the last administrator', async () => {
    const kavita = await createPerson(test, { is_admin: true })
    const meera = await createPerson(test, { is_admin: true })
    await ask(kavita)
    await setAdmin(test.db, { email: meera.email, isAdmin: false })
    await runDeletionsIn(15)
    expect(await canLogIn(kavita)).toBe(true)
    expect(test.logged).toContainEqual(expect.objectContaining({ kind: 'last-administrator-stays' }))
  })
})
