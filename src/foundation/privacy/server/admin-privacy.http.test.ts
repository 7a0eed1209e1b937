import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createPerson, PASSWORD } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { deleteDueNow } from '../testing/delete-due-now.ts'

const test = testApp()

describe('privacy, for administrators', () => {
  it('says how long what is kept, by which job, and when that last ran', async () => {
    const kavita = await createPerson(test, { is_admin: true })
    await deleteDueNow(test)
    const { data } = await kavita.call('GET /v2/admin/privacy/overview/', {})
    const byName = Object.fromEntries(data.retentions.map((one) => [one.name, one]))
    expect(byName.mails).toMatchObject({ kept_days: 30, job: 'forget-old-mails', last_run: null })
    expect(byName.deletions).toMatchObject({ kept_days: 14, last_run: '2026-01-15T06:30:00Z' })
    expect(new Set(data.retentions.map(({ name }) => name)).size).toBe(data.retentions.length)
  })

  it('shows who waits to be deleted by number alone, the next first, and how many went', async () => {
    const kavita = await createPerson(test, { is_admin: true })
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const ask = (person: typeof asha) =>
      person.call('POST /v2/user/privacy/deletion/', {
        body: { current_password: PASSWORD, keeps_shared: false },
      })
    await ask(ravi)
    test.clock.set(new Date(test.clock.now().getTime() + DAY_MS))
    await ask(asha)
    const list = await kavita.call('POST /v2/admin/privacy/deletion/list/', { body: {} })
    expect(list.data.map(({ user_id }) => user_id)).toEqual([ravi.id, asha.id])
    expect(JSON.stringify(list)).not.toContain('Verma')
    test.clock.set(new Date(test.clock.now().getTime() + 13.5 * DAY_MS))
    await deleteDueNow(test)
    const after = await kavita.call('POST /v2/admin/privacy/deletion/list/', { body: {} })
    expect(after.recordsTotal).toBe(1)
    const { data } = await kavita.call('GET /v2/admin/privacy/overview/', {})
    expect(data.erased_in_a_year).toBe(1)
  })

  it('counts consents by the newest word of each, and copies', async () => {
    const kavita = await createPerson(test, { is_admin: true })
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    for (const [person, is_given] of [
      [asha, true],
      [ravi, true],
      [ravi, false],
    ] as const)
      await person.call('POST /v2/user/privacy/consent/', { body: { subject: 'marketing', is_given } })
    await asha.call('POST /v2/user/privacy/export/', { body: {} })
    const { data } = await kavita.call('GET /v2/admin/privacy/overview/', {})
    expect(data.consents).toEqual([{ subject: 'marketing', given: 1, refused: 1 }])
    expect(data.exports).toEqual({ waiting: 1, ready: 0, failed: 0, bytes: 0 })
  })

  it('is closed to everybody else', async () => {
    const asha = await createPerson(test)
    const answer = await asha.tryCall('GET /v2/admin/privacy/overview/', {})
    expect(answer.success ? 0 : answer.status).toBe(403)
  })
})
