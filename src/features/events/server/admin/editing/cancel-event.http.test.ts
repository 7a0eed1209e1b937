import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { completeForm } from '../../../testing/complete-form.ts'

const test = testApp()
/** After the end in the form. */
const AFTERWARDS = new Date('2026-02-04T12:00:00Z')
let admin: Person
let form: object
let id: number

const save = (body: object) =>
  admin.tryCall('POST /v2/admin/event/save/', { body: { ...form, ...body } as never })
const cancel = () => admin.tryCall('POST /v2/admin/event/cancel/', { body: { id, note: 'The hall is wet.' } })
const mailed = async () => {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter(({ text }) => text.includes('The hall is wet.')).map(({ to }) => to)
}
async function registered(): Promise<Person> {
  const person = await createPerson(test)
  await person.call('POST /v2/event/register/', { body: { id } })
  return person
}

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  form = { ...completeForm, event_type_id: await createEventType(test.db) }
  const saved = await save({})
  id = saved.success ? saved.data.id : 0
  await admin.call('POST /v2/admin/event/publish/', { body: { id } })
})

describe('cancelling', () => {
  it('mails everyone registered what the organiser says, once', async () => {
    const asha = await registered()
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await mailed()).toEqual([asha.email])
    const { data: event } = await test.call('GET /v2/event/details/', { query: { id } })
    expect(event.status).toBe('Cancelled')
    expect(await save({ id })).toMatchObject({ errors: [{ code: 'EventIsCancelled' }] })
  })

  it('takes the event out of the calendars of those with a place alone: others never got it', async () => {
    const asha = await registered()
    const { revision } = (await admin.call('GET /v2/admin/event/details/', { query: { id } })).data
    await save({ id, revision, capacity: 1 })
    const ravi = await registered()
    await cancel()
    await test.runJobs()
    const { data } = await test.call('GET /dev/outbox/list/', {})
    const files = data
      .filter(({ kind }) => kind === 'event-cancelled')
      .map((mail) => [mail.to, mail.attachments])
    expect(Object.fromEntries(files)).toEqual({
      [asha.email]: [expect.objectContaining({ content_type: expect.stringContaining('method=CANCEL') })],
      [ravi.email]: [],
    })
  })

  it('mails nobody about an event that took place', async () => {
    await registered()
    test.clock.set(AFTERWARDS)
    expect((await cancel()).success).toBe(true)
    expect(await mailed()).toEqual([])
  })
})
