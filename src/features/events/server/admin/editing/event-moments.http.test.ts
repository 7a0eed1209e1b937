import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { completeForm } from '../../../testing/complete-form.ts'
import { createEvent, createSeries } from '../../../testing/create-event.ts'

const test = testApp()
let admin: Person
let event_type_id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  event_type_id = await createEventType(test.db)
})

const save = (body: object) =>
  admin.tryCall('POST /v2/admin/event/save/', {
    body: { ...completeForm, event_type_id, time_zone: 'Europe/London', ...body },
  })
async function saved(body: object): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = async (id: number) => (await admin.call('GET /v2/admin/event/details/', { query: { id } })).data
async function momentsOf(id: number): Promise<(string | null)[]> {
  await admin.tryCall('POST /v2/admin/event/publish/', { body: { id } })
  const { data } = await test.call('GET /v2/event/details/', { query: { id } })
  return [data.start_date_time, data.end_date_time]
}

describe('the night that clocks go back in London', () => {
  it.each([
    ['begins in the hour that comes twice', 'T01:30', 'T03:00', 'T01:30', 'T03:00'],
    ['ends in it', 'T00:45', 'T01:45', '-1T23:45', 'T00:45'],
    ['lies in it', 'T01:10', 'T01:50', 'T00:10', 'T00:50'],
    ['lies around it', 'T00:30', 'T02:00', '-1T23:30', 'T02:00'],
  ])('an event that %s lasts as long as its clocks say', async (_how, starts, ends, start, end) => {
    const id = await saved({ starts_at: `2026-10-25${starts}`, ends_at: `2026-10-25${ends}` })
    const utc = (clock: string) =>
      `2026-10-${clock.startsWith('-1') ? '24' : '25'}${clock.replace('-1', '')}:00Z`
    expect(await momentsOf(id)).toEqual([utc(start), utc(end)])
    expect(await open(id)).toMatchObject({
      starts_at: `2026-10-25${starts}`,
      ends_at: `2026-10-25${ends}`,
    })
  })

  it('an event of 90 minutes stays one when something else of it is saved', async () => {
    const start = '2026-10-25T00:30:00Z'
    const starts_in_minutes = (new Date(start).getTime() - TEST_NOW.getTime()) / 60_000
    const id = await createEvent(test.db, { starts_in_minutes, minutes: 90, time_zone: 'Europe/London' })
    const { revision, starts_at, ends_at } = await open(id)
    expect([starts_at, ends_at]).toEqual(['2026-10-25T01:30', '2026-10-25T02:00'])
    await saved({ id, revision, starts_at, ends_at, title_en: 'Another title' })
    expect(await momentsOf(id)).toEqual([start, '2026-10-25T02:00:00Z'])
  })
})

it.each([
  ['starts_at', 'T01:30', 'T03:00'],
  ['ends_at', 'T00:15', 'T01:45'],
])('refuses as %s what no clock shows the night that they go forward', async (field, starts, ends) => {
  expect(await save({ starts_at: `2026-03-29${starts}`, ends_at: `2026-03-29${ends}` })).toMatchObject({
    status: 422,
    errors: [{ code: 'TimeDoesNotExist', field }],
  })
})

it('takes back what it said of an event, null for nothing too', async () => {
  const series_id = await createSeries(test.db)
  const id = await saved({ series_id, capacity: 5 })
  const nothing = {
    series_id: null,
    capacity: null,
    access_captions: null,
    access_sign_language: null,
    access_recording: null,
    access_breaks: null,
    access_camera_optional: null,
    access_language: null,
  }
  const { revision } = await open(id)
  await saved({ id, revision, ...nothing })
  const { missing: _, can: __, hosts: ___, picture: ____, publication: _____, ...form } = await open(id)
  expect(form).toMatchObject(nothing)
  await saved(form)
  expect(await open(id)).toMatchObject(nothing)
})
