import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createRecord } from '../../testing/create-record.ts'
import { counsellingRecords } from '../index.ts'

const test = testApp()
let admin: Person
beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true })
})

const NOTED = {
  topic: 'Calm evenings',
  speaker_id: '42',
  speaker_name: 'Dr Meena Iyer',
  holder_name: 'Asha Verma',
  email: 'Asha@Example.org',
  held_on: '2026-01-10',
  minutes: 90,
}
const HEADS = Object.keys(NOTED).join(',')
const rowOf = (changes: Partial<typeof NOTED> = {}) => Object.values({ ...NOTED, ...changes }).join(',')
const add = (body: object = {}, by = admin) =>
  by.tryCall('POST /v2/admin/counselling/add/', { body: { ...NOTED, ...body } })
const bringIn = (lines: string[], is_check = false, by = admin) =>
  by.tryCall('POST /v2/admin/counselling/import/', { body: { csv: [HEADS, ...lines].join('\n'), is_check } })
const remove = (id: number, by = admin) => by.tryCall('POST /v2/admin/counselling/remove/', { body: { id } })
const list = (body: object = {}, by = admin) => by.tryCall('POST /v2/admin/counselling/list/', { body })
const find = async (email = 'asha@example.org') => {
  const body = { topic: 'calm+evenings', speaker_id: '42', date: '2026-01-10', email }
  return (await test.call('POST /v2/counselling/certificate/find/', { body })).data
}
const audit = async () =>
  (await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'counselling-record' } })).data
const count = () => test.db.$count(counsellingRecords)

describe('a record of group counselling', () => {
  it('makes the certificate be found, until it is taken away', async () => {
    expect(await find()).toBeNull()
    const added = await add()
    expect(added).toMatchObject({ success: true })
    expect(await find()).toMatchObject({ holder_name: 'Asha Verma' })
    const id = added.success ? added.data.id : 0
    const twice = await Promise.all([remove(id), remove(id)])
    expect(twice.filter(({ success }) => success)).toHaveLength(1)
    expect(twice.find(({ success }) => !success)).toMatchObject({
      status: 404,
      errors: [{ code: 'RecordNotFound' }],
    })
    expect(await find()).toBeNull()
    expect((await audit()).map(({ action }) => action)).toEqual(['removed', 'added'])
  })

  it('is noted once, however often at once', async () => {
    const answers = await Promise.all([add(), add({ topic: 'CALM  evenings' }), add()])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'RecordIsThere', field: 'email' }],
    })
  })

  it.each([
    ['held_on', { held_on: '2026-01-16' }],
    ['held_on', { held_on: '10 January' }],
    ['email', { email: 'asha' }],
    ['topic', { topic: '\0' }],
    ['holder_name', { holder_name: '' }],
    ['minutes', { minutes: 'an hour' }],
  ])('is refused with a wrong %s', async (field, body) => {
    expect(await add(body)).toMatchObject({ status: 422, errors: [{ field }] })
    expect(await count()).toBe(0)
  })

  it('is found by name, address, topic and speaker, and put in order', async () => {
    await createRecord(test.db)
    await createRecord(test.db, { holder_name: 'Ravi_Rao', email: 'ravi@example.org', held_on: '2026-01-09' })
    const names = async (body: object) => {
      const answer = await list(body)
      return answer.success ? answer.data.map(({ holder_name }) => holder_name) : answer
    }
    expect(await names({})).toEqual(['Asha Verma', 'Ravi_Rao'])
    expect(await names({ search_query: 'RAVI@' })).toEqual(['Ravi_Rao'])
    expect(await names({ search_query: '_' })).toEqual(['Ravi_Rao'])
    expect(await names({ search_query: 'meena', length: 1, page: 2 })).toEqual(['Ravi_Rao'])
  })
})

describe('a table of records', () => {
  it('is checked first, then added: what was noted before stays as it was', async () => {
    await createRecord(test.db)
    const ravi = rowOf({ holder_name: 'Ravi Rao', email: 'ravi@example.org' })
    const lines = [rowOf({ holder_name: 'Another name' }), ravi, ravi]
    expect(await bringIn(lines, true)).toMatchObject({ data: { added: 1, known: 2, wrong: [] } })
    expect(await count()).toBe(1)
    const both = await Promise.all([bringIn(lines), bringIn(lines)])
    expect(both.map((answer) => (answer.success ? answer.data.added : -1)).toSorted()).toEqual([0, 1])
    expect(await count()).toBe(2)
    expect(await find('ravi@example.org')).toMatchObject({ holder_name: 'Ravi Rao' })
    expect(await find()).toMatchObject({ holder_name: 'Asha Verma' })
    expect(await audit()).toMatchObject([{ action: 'imported', changes: { records: [null, 1] } }])
  })

  it('adds none where one row is wrong', async () => {
    const wrong = [{ line: 3, column: 'email', message: expect.any(String) }]
    expect(await bringIn([rowOf(), rowOf({ email: 'nobody' })])).toMatchObject({ data: { added: 0, wrong } })
    expect(await count()).toBe(0)
    const headless = { csv: rowOf(), is_check: false }
    expect(await admin.tryCall('POST /v2/admin/counselling/import/', { body: headless })).toMatchObject({
      status: 422,
    })
  })

  it('takes three thousand at once', async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => rowOf({ email: `person-${at}@example.org` }))
    expect(await bringIn(lines)).toMatchObject({ data: { added: 3_000 } })
    expect(await count()).toBe(3_000)
  })
})

describe('the records', () => {
  it('are kept by administrators alone', async () => {
    await createRecord(test.db)
    const stranger = await createPerson(test)
    for (const answer of [
      await list({}, stranger),
      await add({ email: 'x@example.org' }, stranger),
      await bringIn([rowOf({ email: 'x@example.org' })], false, stranger),
      await remove(1, stranger),
    ]) {
      expect(answer).toMatchObject({ status: 403, errors: [{ code: 'NotAllowed' }] })
    }
    expect(await count()).toBe(1)
  })

  it('leave no name and no address in the log or the audit log', async () => {
    await add()
    await bringIn([rowOf({ email: 'ravi@example.org', holder_name: 'Ravi Rao' })])
    await list({ search_query: 'asha@example.org' })
    await test.app.inject('/admin/counselling?search_query=asha@example.org')
    const kept = JSON.stringify([test.logged, await audit()]).toLowerCase()
    for (const word of ['asha@', 'ravi@', 'ravi rao', 'calm']) expect(kept).not.toContain(word)
  })
})
