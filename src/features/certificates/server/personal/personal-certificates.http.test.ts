import { describe, expect, it } from 'vitest'
import { certifyCompletionJob } from '#features/awareness-programs/server/index.ts'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { exportOf, leave } from '#foundation/privacy/testing/leave.ts'
import { tablesThatSay } from '#foundation/privacy/testing/remove-account.queries.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createAttendedEvent } from '../../testing/attended-event.ts'
import { createCompletion } from '../../testing/create-completion.ts'
import { issueCertificate, issuedCertificates, revokeCertificate } from '../index.ts'
import { personalCertificates as part } from './personal-certificates.ts'

const test = testApp()
const PROVED = { email_verified_at: TEST_NOW }
const issued = () => test.db.select().from(issuedCertificates).orderBy(issuedCertificates.id)

const somebody = (first_name: string) => createPerson(test, { ...PROVED, first_name, last_name: 'Rao' })

/** One of an event, in the given language. */
async function certified(person: Person, language: 'en' | 'hi' = 'en') {
  const event_id = await createAttendedEvent(test.db, { title: 'Calm evenings', people: [person] })
  const of = { event_id, user_id: person.id, holder_name: `${person.first_name} Rao`, language }
  return issueCertificate(test.db, { ...of, now: TEST_NOW })
}

async function certify(completion_id: number): Promise<void> {
  await enqueue(test.db, certifyCompletionJob, { completion_id })
  await test.runJobs()
}

describe('certificates of a person', () => {
  it('are given to them with the address that each is checked at, and none of another', async () => {
    const [leaver, stayer] = [await somebody('Leavermark'), await somebody('Stayermark')]
    const { code, number } = await certified(leaver)
    await certified(stayer)
    const { rows } = await exportOf(test, { part, person: leaver })
    expect(rows).toMatchObject({
      certificates: [
        {
          title: 'Calm evenings',
          number,
          holder_name: 'Leavermark Rao',
          minutes: 60,
          modules: [],
          address: `/certificates/${code}`,
          revoked_at: null,
        },
      ],
    })
    expect(rows.certificates).toHaveLength(1)
  })
})

describe('an account that goes', () => {
  it('leaves its certificates to be checked, without a name in any language', async () => {
    const [leaver, stayer] = [await somebody('Leavermark'), await somebody('Stayermark')]
    const first = await certified(leaver)
    const second = await certified(leaver, 'hi')
    const taken = await certified(leaver)
    await revokeCertificate(test.db, { id: taken.id, reason: 'Leavermark came late', now: TEST_NOW })
    const other = await certified(stayer)
    await leave(test, { part, person: leaver })
    expect(await issued()).toMatchObject([
      { id: first.id, holder_name: 'A former member', user_id: null, revoke_reason: null },
      { id: second.id, holder_name: 'एक पूर्व सदस्य', user_id: null },
      { id: taken.id, holder_name: 'A former member', revoke_reason: '—' },
      { ...other, holder_name: 'Stayermark Rao' },
    ])
    const checked = await test.call('GET /v2/event/certificate/check/', { query: { code: first.code } })
    expect(checked.data).toMatchObject({ holder_name: 'A former member', revoked_at: null })
    expect(await tablesThatSay(test.db, 'Leavermark')).not.toContain('issued_certificates')
  })

  it('masks an unclaimed one of a confirmed email too, and none of an email that was never confirmed', async () => {
    const { id: completion } = await createCompletion(test.db, { email: 'leaver@example.org' })
    await certify(completion)
    const claimant = await createPerson(test, { email: 'leaver@example.org' })
    await leave(test, { part, person: claimant })
    expect(await issued()).toMatchObject([{ holder_name: 'Ravi Kumar', user_id: null }])
    const leaver = await createPerson(test, { ...PROVED, email: 'leaver@example.org' })
    expect((await exportOf(test, { part, person: leaver })).rows.certificates).toHaveLength(1)
    await leave(test, { part, person: leaver })
    expect(await issued()).toMatchObject([{ holder_name: 'A former member', user_id: null }])
  })

  it('masks one of an address that it had confirmed before its present one', async () => {
    const leaver = await createPerson(test, { ...PROVED, email: 'first@example.org' })
    await leaver.call('PATCH /v2/user/details/', {
      body: { email: 'second@example.org', current_password: PASSWORD },
    })
    const { id: completion } = await createCompletion(test.db, { email: 'first@example.org' })
    await certify(completion)
    expect((await exportOf(test, { part, person: leaver })).rows.certificates).toHaveLength(1)
    await leave(test, { part, person: leaver })
    expect(await issued()).toMatchObject([{ holder_name: 'A former member', user_id: null }])
  })

  it('gets no certificate made or mailed any more for what it completed', async () => {
    const { id } = await createCompletion(test.db, { email: 'erased-1@erased.invalid', name: '—' })
    await certify(id)
    expect(await issued()).toEqual([])
    const { data } = await test.call('GET /dev/outbox/list/', {})
    expect(data).toEqual([])
  })
})
