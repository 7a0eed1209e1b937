import { beforeEach, describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createQuestion } from '#features/events/testing/create-feedback.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'

let renderings = 0
const test = testApp({
  environment: { PAGE_CACHE_SECONDS: '60' },
  page: () => `<!doctype html><title>Rendering ${++renderings}</title>`,
})
let question: { kind: string; id: number }
let moderator: Person

beforeEach(async () => {
  const event_id = await createEvent(test.db)
  const asker = await createPerson(test)
  const id = await createQuestion(test, { event_id, asker, question: 'Buy my pills?' })
  question = { kind: 'event-question', id }
  moderator = await createPerson(test, { is_admin: true })
})

/** What a visitor sees now, cached or new. */
const visitorsPage = async () => (await test.app.inject('/about')).payload
const report = async () =>
  (await createPerson(test)).call('POST /master/report/', { body: { ...question, reason: 'unkind' } })

describe('a page that is cached for visitors', () => {
  it('is forgotten when a report hides what stands there', async () => {
    await report()
    await report()
    const before = await visitorsPage()
    expect(await visitorsPage()).toBe(before)
    await report()
    expect(await visitorsPage()).not.toBe(before)
  })

  it('is forgotten when a moderator hides or shows again, and stays when nothing was decided', async () => {
    await report()
    for (const decision of ['hide', 'restore'] as const) {
      const before = await visitorsPage()
      await moderator.call('POST /v2/admin/report/decide/', { body: { ...question, decision } })
      expect(await visitorsPage()).not.toBe(before)
    }
    const before = await visitorsPage()
    const stranger = await createPerson(test)
    const body = { ...question, decision: 'hide' as const }
    expect((await stranger.tryCall('POST /v2/admin/report/decide/', { body })).success).toBe(false)
    expect(await visitorsPage()).toBe(before)
  })

  it('is forgotten sixty times a minute for one member, and as often as staff decide', async () => {
    const asha = await createPerson(test)
    const save = (by: Person) => by.tryCall('PATCH /v2/user/details/', { body: {} })
    const saved = await Promise.all(Array.from({ length: 60 }, () => save(asha)))
    expect(saved.filter(({ success }) => success)).toHaveLength(60)
    const before = await visitorsPage()
    expect(await save(asha)).toMatchObject({ status: 429, errors: [{ code: 'TooManyRequests' }] })
    expect(await visitorsPage()).toBe(before)
    expect(await save(await createPerson(test))).toMatchObject({ success: true })
    expect(await visitorsPage()).not.toBe(before)
    await report()
    for (let decided = 0; decided < 31; decided += 1) {
      for (const decision of ['hide', 'restore'] as const)
        await moderator.call('POST /v2/admin/report/decide/', { body: { ...question, decision } })
    }
  })
})
