import { describe, expect, it } from 'vitest'
import { createPerson, PASSWORD } from '#foundation/accounts/testing/create-person.ts'
import { exportOf, leave } from '#foundation/privacy/testing/leave.ts'
import { tablesThatSay } from '#foundation/privacy/testing/remove-account.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createRecord } from '../../testing/create-record.ts'
import { counsellingRecords } from '../index.ts'
import { personalCounselling as part } from './personal-counselling.ts'

const test = testApp()
const email = 'leaver-mark@example.org'
const records = () => test.db.select().from(counsellingRecords).orderBy(counsellingRecords.id)

describe('sessions of group counselling', () => {
  it('are exported to the person who confirmed the email, without anyone else’s', async () => {
    const code = await createRecord(test.db, { email })
    await createRecord(test.db, { email: 'another@example.org', holder_name: 'Meera Rao' })
    const leaver = await createPerson(test, { email, email_verified_at: TEST_NOW })
    const { rows } = await exportOf(test, { part, person: leaver })
    expect(rows.counselling_sessions).toMatchObject([
      { topic: 'Calm evenings', speaker_name: 'Dr Meena Iyer', held_on: '2026-01-10', minutes: 90, code },
    ])
    expect(rows.counselling_sessions).toHaveLength(1)
  })

  it('stay to be checked by their code when the account goes, without name and address', async () => {
    const code = await createRecord(test.db, { email, holder_name: 'Leaver-mark Verma' })
    await createRecord(test.db, { email, held_on: '2026-01-11' })
    await createRecord(test.db, { email: 'another@example.org', holder_name: 'Meera Rao' })
    const leaver = await createPerson(test, { email, email_verified_at: TEST_NOW })
    await leave(test, { part, person: leaver })
    expect(await records()).toMatchObject([
      { code, holder_name: 'A former member', email: 'erased-1@erased.invalid' },
      { holder_name: 'A former member', email: 'erased-2@erased.invalid' },
      { holder_name: 'Meera Rao', email: 'another@example.org' },
    ])
    expect(await tablesThatSay(test.db, 'leaver-mark')).not.toContain('counselling_records')
  })

  it('are theirs also under an email that they confirmed before the present one', async () => {
    await createRecord(test.db, { email })
    const leaver = await createPerson(test, { email, email_verified_at: TEST_NOW })
    await leaver.call('PATCH /v2/user/details/', {
      body: { email: 'new@example.org', current_password: PASSWORD },
    })
    expect((await exportOf(test, { part, person: leaver })).rows.counselling_sessions).toHaveLength(1)
    await leave(test, { part, person: leaver })
    expect(await records()).toMatchObject([{ holder_name: 'A former member' }])
  })

  it('are neither exported nor changed for an account that never confirmed the email', async () => {
    await createRecord(test.db, { email })
    const before = await records()
    const claimant = await createPerson(test, { email })
    expect((await exportOf(test, { part, person: claimant })).rows).toEqual({})
    await leave(test, { part, person: claimant })
    expect(await records()).toEqual(before)
  })
})
