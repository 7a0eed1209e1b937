import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { writeProfile } from '../testing/write-profile.queries.ts'

const test = testApp()

describe('a public profile that people report', () => {
  it('is hidden by three people until a moderator shows it again', async () => {
    const creator = await createPerson(test)
    const moderator = await createPerson(test, { is_admin: true })
    await writeProfile(test.db, creator.id, { introduction: 'नमस्ते, मैं पढ़ाती हूँ।' })
    const introduction = async () =>
      (await test.call('GET /v2/creator/details/', { query: { id: creator.id } })).data.introduction
    const report = { kind: 'creator', id: creator.id, reason: 'advert' as const }
    const reporters = [await createPerson(test), await createPerson(test), await createPerson(test)]
    for (const [place, person] of reporters.entries()) {
      expect(await introduction(), `${place} reports`).not.toBe('')
      await Promise.all([1, 2].map(() => person.call('POST /master/report/', { body: report })))
    }
    expect(await introduction()).toBe('')
    const own = (await creator.call('GET /v2/creator/details/', {})).data
    expect(own.hidden_reason).toBe('कई लोगों ने इसकी शिकायत की है। हमारी टीम इसे जाँचेगी।')
    const queue = await moderator.call('POST /v2/admin/report/list/', { body: {} })
    expect(queue.data).toMatchObject([
      {
        kind: 'creator',
        subject_id: creator.id,
        thing: { text: 'Asha Verma – नमस्ते, मैं पढ़ाती हूँ।', address: `/creator/${creator.id}`, is_hidden: true },
      },
    ])
    await moderator.call('POST /v2/admin/report/decide/', { body: { ...report, decision: 'restore' } })
    expect(await introduction()).not.toBe('')
  })

  it('is hidden by a moderator with words that its person reads', async () => {
    const creator = await createPerson(test)
    await writeProfile(test.db, creator.id)
    await (await createPerson(test)).call('POST /master/report/', {
      body: { kind: 'creator', id: creator.id, reason: 'private' },
    })
    const moderator = await createPerson(test, { is_admin: true })
    await moderator.call('POST /v2/admin/report/decide/', {
      body: { kind: 'creator', id: creator.id, decision: 'hide' },
    })
    expect((await creator.call('GET /v2/creator/details/', {})).data.hidden_reason).toBeTruthy()
  })

  it('that three people hid is kept hidden by a moderator with words that its person reads', async () => {
    const creator = await createPerson(test)
    await writeProfile(test.db, creator.id)
    const body = { kind: 'creator', id: creator.id }
    for (let time = 0; time < 3; time += 1) {
      const { call } = await createPerson(test)
      await call('POST /master/report/', { body: { ...body, reason: 'private' } })
    }
    const moderator = await createPerson(test, { is_admin: true })
    const reason = 'It named a child.'
    await moderator.call('POST /v2/admin/report/decide/', { body: { ...body, decision: 'hide', reason } })
    expect((await creator.call('GET /v2/creator/details/', {})).data.hidden_reason).toBe(reason)
  })

  it('stays as it is when a moderator decides reports that came after those they read', async () => {
    const creator = await createPerson(test)
    await writeProfile(test.db, creator.id)
    const moderator = await createPerson(test, { is_admin: true })
    const of = { kind: 'creator', id: creator.id }
    const report = async (words: string) =>
      (await createPerson(test)).call('POST /master/report/', { body: { ...of, reason: 'advert', words } })
    const read = async () => (await moderator.call('POST /v2/admin/report/list/', { body: {} })).data[0]
    const decide = (last_reported_at: string | undefined) =>
      moderator.tryCall('POST /v2/admin/report/decide/', {
        body: { ...of, decision: 'restore', last_reported_at },
      })
    await report('An advert.')
    const before = await read()
    await report('A child’s phone number!')
    expect(await decide(before?.last_reported_at)).toMatchObject({
      status: 409,
      errors: [{ code: 'ReportsChanged' }],
    })
    const now = await read()
    expect(now?.words).toEqual(['A child’s phone number!', 'An advert.'])
    expect(await decide(now?.last_reported_at)).toMatchObject({ success: true })
    expect(await read()).toBeUndefined()
  })

  it('shows a moderator the newest ten of what people wrote', async () => {
    const creator = await createPerson(test)
    await writeProfile(test.db, creator.id)
    for (let number = 1; number <= 12; number += 1) {
      await (await createPerson(test)).call('POST /master/report/', {
        body: { kind: 'creator', id: creator.id, reason: 'advert', words: `Report ${number}` },
      })
    }
    const moderator = await createPerson(test, { is_admin: true })
    const [queued] = (await moderator.call('POST /v2/admin/report/list/', { body: {} })).data
    expect(queued).toMatchObject({ report_count: 12 })
    expect(queued?.words).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Report ${number}`))
  })

  it('is not hidden by new accounts with unconfirmed emails', async () => {
    const creator = await createPerson(test)
    await writeProfile(test.db, creator.id, { introduction: 'Hello' })
    const report = (person: Person) =>
      person.call('POST /master/report/', { body: { kind: 'creator', id: creator.id, reason: 'advert' } })
    const introduction = async () =>
      (await test.call('GET /v2/creator/details/', { query: { id: creator.id } })).data.introduction
    for (let time = 0; time < 4; time += 1) {
      await report(await createPerson(test, { created_at: test.clock.now() }))
      expect(await introduction()).toBe('Hello')
    }
    for (let time = 0; time < 3; time += 1) {
      const email_verified_at = test.clock.now()
      await report(await createPerson(test, { created_at: test.clock.now(), email_verified_at }))
    }
    expect(await introduction()).toBe('')
  })

  it('is not there to be reported where others do not find it', async () => {
    const [quiet, reporter] = [await createPerson(test), await createPerson(test)]
    for (const id of [quiet.id, 999_999]) {
      const thing = { kind: 'creator', id }
      expect(await reporter.tryCall('GET /master/report/', { query: thing })).toMatchObject({ status: 404 })
      expect(
        await reporter.tryCall('POST /master/report/', { body: { ...thing, reason: 'other' } }),
      ).toMatchObject({ status: 404 })
    }
    await writeProfile(test.db, quiet.id)
    const visitor = await test.tryCall('POST /master/report/', {
      body: { kind: 'creator', id: quiet.id, reason: 'other' },
    })
    expect(visitor).toMatchObject({ status: 401 })
  })
})
