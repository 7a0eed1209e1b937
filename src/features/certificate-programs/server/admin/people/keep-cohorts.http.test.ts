import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createAttendance } from '#features/events/testing/take-part.ts'
import { confirmEmail } from '#foundation/accounts/testing/confirm-email.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createProgram } from '../../../testing/create-program.ts'
import { courseEnrolments } from '../../course-people.tables.ts'

const test = testApp()
let admin: Person
let program_id: number
let event_id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  event_id = await createEvent(test.db, { starts_in_minutes: -120 })
  const modules = [{ title: '=1+1', event_ids: [event_id] }, { title: 'Later' }]
  program_id = (await createProgram(test.db, { modules })).id
})

const proven = { email_verified_at: new Date('2026-01-01T00:00:00Z') }
const save = (body: object, by = admin) =>
  by.tryCall('POST /v2/admin/course/cohort/save/', { body: { program_id, name: 'Green School', ...body } })
async function saved(body: object = {}): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = (id: number, by = admin) => by.tryCall('POST /v2/admin/course/cohort/details/', { body: { id } })
const people = async (body: object = {}) =>
  await admin.call('POST /v2/admin/course/people/list/', { body: { id: program_id, ...body } })
const file = (url: string, by: Person) =>
  test.app.inject({ url, headers: { authorization: `Bearer ${by.token}` } })
const isFile = async (url: string, by: Person) =>
  String((await file(url, by)).headers['content-type']).startsWith('text/csv')

/** Enrolled as of now, and attended the first module's event. */
async function attends(person: Person) {
  await test.db.insert(courseEnrolments).values({ program_id, user_id: person.id })
  await createAttendance(test.db, { event_id, user_id: person.id })
}

describe('who is inside a program', () => {
  it('is listed with how far they are, for administrators alone', async () => {
    const asha = await createPerson(test, { first_name: 'Asha', last_name: 'Nair' })
    await attends(asha)
    const { data, program } = await people()
    expect(program.modules).toHaveLength(2)
    expect(data).toMatchObject([{ name: 'Asha Nair', email: asha.email, modules_done: 1 }])
    expect(data[0]?.modules.map(({ label }) => label)).toEqual(['Completed', 'Not started'])
    expect((await people({ search_query: 'nobody' })).recordsTotal).toBe(0)
    const editor = await createOrganiser(test, 'content-editor')
    const body = { id: program_id }
    expect(await editor.tryCall('POST /v2/admin/course/people/list/', { body })).toMatchObject({
      status: 403,
    })
    expect(await admin.tryCall('POST /v2/admin/course/people/list/', { body: { id: 99 } })).toMatchObject({
      status: 404,
    })
  })

  it('is read in as many queries, however many they are', async () => {
    await attends(await createPerson(test))
    const one = await test.queriesOf(() => people())
    for (let more = 0; more < 5; more += 1) await attends(await createPerson(test))
    expect(await test.queriesOf(() => people())).toBe(one)
  })

  it('is a file that no spreadsheet runs, neither by a name nor by a module', async () => {
    await attends(await createPerson(test, { first_name: '=HYPERLINK("http://evil")' }))
    const url = `/admin/certificate-programs/${program_id}/people.csv`
    const answer = await file(url, admin)
    expect(answer.headers['content-type']).toContain('text/csv')
    const [head, row] = answer.body.split('\r\n')
    expect(head).toContain(",'=1+1,Later")
    expect(row).toMatch(/^"'=HYPERLINK/)
    expect(await isFile(url, await createOrganiser(test, 'content-editor'))).toBe(false)
    expect(await isFile('/admin/certificate-programs/99/people.csv', admin)).toBe(false)
  })
})

describe('a cohort', () => {
  it('takes pasted emails, and shows people once they have confirmed theirs', async () => {
    const asha = await createPerson(test, { first_name: 'Asha', last_name: 'Nair', ...proven })
    const meera = await createPerson(test, { first_name: 'Meera' })
    await attends(asha)
    await attends(meera)
    const id = await saved({
      addresses: `${asha.email.toUpperCase()}\n${asha.email}, ${meera.email}; <New@School.example>`,
    })
    const answer = await open(id)
    expect(answer).toMatchObject({ recordsTotal: 3, cohort: { id, name: 'Green School' } })
    const members = answer.success ? answer.data : []
    expect(members.find(({ email }) => email === asha.email)).toMatchObject({
      name: 'Asha Nair',
      stand: { modules_done: 1 },
    })
    // Someone with an unconfirmed email could have signed up with another person's.
    expect(members.find(({ email }) => email === meera.email)).toEqual({
      email: meera.email,
      name: null,
      stand: null,
    })
    expect(members.map(({ email }) => email)).toContain('new@school.example')
    const { data } = await admin.call('POST /v2/admin/course/cohort/list/', { body: { id: program_id } })
    expect(data.cohorts).toMatchObject([{ id, members_count: 3, inside_count: 1, finished_count: 0 }])
  })

  it('keeps people who change their address, and counts nobody twice', async () => {
    const asha = await createPerson(test, { first_name: 'Asha', last_name: 'Nair', ...proven })
    await attends(asha)
    const id = await saved({ addresses: `${asha.email} new@school.example` })
    const body = { email: 'new@school.example', current_password: PASSWORD }
    await asha.call('PATCH /v2/user/details/', { body })
    const stands = async () => {
      const answer = await open(id)
      return answer.success ? answer.data.map(({ name, stand }) => [name, stand?.modules_done]) : []
    }
    const member = ['Asha Nair', 1]
    expect(await stands()).toEqual([member, [null, undefined]])
    await test.runJobs()
    test.clock.set(new Date(test.clock.now().getTime() + MINUTE_MS))
    await confirmEmail(test, { ...asha, email: body.email })
    expect(await stands()).toEqual([member, member])
    const { data } = await admin.call('POST /v2/admin/course/cohort/list/', { body: { id: program_id } })
    expect(data.cohorts).toMatchObject([{ members_count: 2, inside_count: 1 }])
  })

  it('is renamed and grows, and saves nothing while an address is broken', async () => {
    const id = await saved({ addresses: 'a@school.example' })
    const refused = await save({ id, name: 'Blue School', addresses: 'b@school.example\nnot one\nnot one' })
    expect(refused).toMatchObject({
      status: 422,
      data: { message: expect.stringContaining('not, one') },
      errors: [{ code: 'AddressesBroken', field: 'addresses' }],
    })
    expect(await open(id)).toMatchObject({ recordsTotal: 1, cohort: { name: 'Green School' } })
    const grown = { id, name: 'Blue School', addresses: 'a@school.example b@school.example' }
    const both = await Promise.all([save(grown), save(grown)])
    expect(both.map((answer) => (answer.success ? answer.data.added : -1)).sort()).toEqual([0, 1])
    expect(await open(id)).toMatchObject({ recordsTotal: 2, cohort: { name: 'Blue School' } })
  })

  it('needs a name of its own, and a text that is not too long', async () => {
    await saved()
    expect(await save({})).toMatchObject({
      status: 409,
      errors: [{ code: 'CohortNameTaken', field: 'name' }],
    })
    expect(await save({ name: '' })).toMatchObject({ status: 422, errors: [{ field: 'name' }] })
    const addresses = `a@school.example ${'x'.repeat(50_000)}`
    expect(await save({ name: 'Long', addresses })).toMatchObject({
      status: 422,
      errors: [{ field: 'addresses' }],
    })
    const many = Array.from({ length: 2_001 }, (_, at) => `p${at}@s.example`).join('\n')
    expect(await save({ name: 'Many', addresses: many })).toMatchObject({
      status: 422,
      errors: [{ code: 'TooManyMembers' }],
    })
    expect(await save({ name: 'Other', program_id: 99 })).toMatchObject({ status: 404 })
  })

  it('lets a member go, and is removed', async () => {
    const id = await saved({ addresses: 'a@school.example' })
    const remove = (email: string) =>
      admin.tryCall('POST /v2/admin/course/cohort/member/remove/', { body: { id, email } })
    expect(await remove('b@school.example')).toMatchObject({ status: 404 })
    expect(await remove('A@School.example')).toMatchObject({ success: true })
    expect(await open(id)).toMatchObject({ recordsTotal: 0 })
    const gone = () => admin.tryCall('POST /v2/admin/course/cohort/remove/', { body: { id } })
    const both = await Promise.all([gone(), gone()])
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    expect(await open(id)).toMatchObject({ status: 404 })
  })

  it('is told in the audit log without its addresses', async () => {
    const id = await saved({ addresses: 'a@school.example' })
    await save({ id, addresses: 'b@school.example' })
    const { data } = await admin.call('POST /v2/admin/audit/list/', {
      body: { kind: 'course-cohort', subject_id: id },
    })
    expect(data).toMatchObject([
      { action: 'changed', changes: { members: [1, 2] } },
      { action: 'created', changes: { members: [null, 1] } },
    ])
    expect(JSON.stringify(data)).not.toContain('school.example')
  })

  it('is a file, and seen by administrators alone', async () => {
    const id = await saved({ addresses: 'a@school.example' })
    const url = `/admin/certificate-programs/${program_id}/cohorts/${id}/members.csv`
    expect((await file(url, admin)).body).toContain('a@school.example')
    const wrong = `/admin/certificate-programs/99/cohorts/${id}/members.csv`
    expect(await isFile(wrong, admin)).toBe(false)
    const editor = await createOrganiser(test, 'content-editor')
    expect(await open(id, editor)).toMatchObject({ status: 403 })
    expect(await save({ id }, editor)).toMatchObject({ status: 403 })
    expect(await isFile(url, editor)).toBe(false)
  })
})
