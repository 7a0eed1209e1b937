import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { createAgeGroup, createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { hideTerm } from '#foundation/taxonomy/testing/hide-term.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { completeForm } from '../../../testing/complete-form.ts'
import { createSpeaker } from '../../../testing/create-event.ts'

const test = testApp()
let admin: Person
let event_type_id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  event_type_id = await createEventType(test.db)
})

const save = (by: Person, body: object) =>
  by.tryCall('POST /v2/admin/event/save/', { body: { ...completeForm, event_type_id, ...body } })
async function saved(by: Person, body: object = {}): Promise<number> {
  const answer = await save(by, body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = async (by: Person, id: number) =>
  (await by.call('GET /v2/admin/event/details/', { query: { id } })).data
const publish = (by: Person, id: number) => by.tryCall('POST /v2/admin/event/publish/', { body: { id } })
const isPublic = async (id: number) =>
  (await test.tryCall('GET /v2/event/details/', { query: { id } })).success

describe('making an event', () => {
  it('starts with a draft that nobody else finds, with the clock of its own zone', async () => {
    const id = await saved(admin, { time_zone: 'America/New_York' })
    expect(await isPublic(id)).toBe(false)
    const event = await open(admin, id)
    expect(event).toMatchObject({
      publication: 'draft',
      starts_at: '2026-02-03T17:30',
      time_zone: 'America/New_York',
      missing: [],
      hosts: [{ id: admin.id, name: 'Asha Verma' }],
    })
    await publish(admin, id)
    const { data } = await test.call('GET /v2/event/details/', { query: { id } })
    expect(data.start_date_time).toBe('2026-02-03T22:30:00Z')
  })

  it('offers ages in the order of their list, as programs do', async () => {
    const older = await createAgeGroup(test.db, { name: '12 to 15', position: 2 })
    const younger = await createAgeGroup(test.db, { name: '6 to 9', position: 1 })
    const expected = [{ id: younger }, { id: older }]
    for (const choices of [
      await admin.call('GET /v2/admin/event/choices/', {}),
      await admin.call('GET /v2/admin/course/choices/', {}),
      await admin.call('GET /v2/admin/awareness/choices/', {}),
    ]) {
      expect(choices.data.age_groups).toMatchObject(expected)
    }
  })

  it('needs no more than a title and a type', async () => {
    const answer = await admin.tryCall('POST /v2/admin/event/save/', {
      body: { event_type_id, title_hi: 'खेल' },
    })
    expect(answer).toMatchObject({ success: true })
    expect(await save(admin, { title_en: ' ' })).toMatchObject({
      status: 422,
      errors: [{ field: 'title_en' }],
    })
  })

  it.each([
    ['starts_at', { starts_at: '' }],
    ['ends_at', { ends_at: '2026-02-03T17:30' }],
    ['ends_at', { ends_at: '2026-02-30T17:30' }],
    ['zoom_link', { zoom_link: 'javascript:alert(1)' }],
    ['zoom_link', { zoom_link: 'http://meet.example.org' }],
    ['capacity', { capacity: 0 }],
    ['time_zone', { time_zone: 'Mars/Base' }],
    ['description_en', { description_en: 'x'.repeat(20_001) }],
  ])('refuses a wrong %s', async (field, body) => {
    expect(await save(admin, body)).toMatchObject({ status: 422, errors: [{ field }] })
  })

  it('refuses an event of more than a day, and says how to add one of several days', async () => {
    expect(await save(admin, { ends_at: '2026-02-04T17:31' })).toMatchObject({
      status: 422,
      errors: [{ field: 'ends_at', message: expect.stringContaining('one event for each day') }],
    })
    expect(await save(admin, { ends_at: '2026-02-04T17:30' })).toMatchObject({ success: true })
  })

  it('says when something that was chosen is gone', async () => {
    expect(await save(admin, { speaker_ids: [999] })).toMatchObject({ errors: [{ code: 'ChoiceIsGone' }] })
  })
})

describe('publishing', () => {
  it('is refused until the access facts are answered, and names what is missing', async () => {
    const id = await saved(admin, { access_captions: '', access_adjustment_en: '' })
    expect((await open(admin, id)).missing).toEqual(['access_captions', 'access_adjustment'])
    const answer = await publish(admin, id)
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'EventNotComplete' }] })
    expect(answer).toMatchObject({ data: { message: expect.stringContaining('Captions') } })
    expect(await isPublic(id)).toBe(false)
  })

  it('keeps a published event complete', async () => {
    const id = await saved(admin)
    await publish(admin, id)
    const { revision } = await open(admin, id)
    expect(await save(admin, { id, revision, access_breaks: '' })).toMatchObject({
      errors: [{ code: 'EventNotComplete' }],
    })
  })

  it('is told once in the audit log, however often at once', async () => {
    const id = await saved(admin)
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(admin, id)))
    expect(answers.every(({ success }) => success)).toBe(true)
    const { data } = await admin.call('POST /v2/admin/audit/list/', {
      body: { kind: 'event', subject_id: id },
    })
    expect(data.map(({ action }) => action)).toEqual(['published', 'created'])
  })
})

describe('changing an event', () => {
  it('keeps its type and ages that were hidden since, which no other event is offered', async () => {
    const age = await createAgeGroup(test.db)
    const id = await saved(admin, { age_group_ids: [age] })
    await hideTerm(test.db, 'event_types', event_type_id)
    await hideTerm(test.db, 'age_groups', age)
    const offered = async (query: object) =>
      (await admin.call('GET /v2/admin/event/choices/', { query })).data
    expect(await offered({})).toMatchObject({ types: [], age_groups: [] })
    const { types, age_groups } = await offered({ id })
    const { revision } = await open(admin, id)
    const age_group_ids = age_groups.map((one) => one.id)
    await saved(admin, { id, revision, event_type_id: types[0]?.id, age_group_ids })
    expect(await open(admin, id)).toMatchObject({ event_type_id, age_group_ids: [age] })
    const host = await createOrganiser(test, 'event-host')
    expect(await host.tryCall('GET /v2/admin/event/choices/', { query: { id } })).toMatchObject({
      status: 404,
    })
  })

  it('is written over by nobody who had not seen it', async () => {
    const id = await saved(admin)
    const { revision } = await open(admin, id)
    const titles = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(titles.map((title_en) => save(admin, { id, revision, title_en })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      errors: [{ code: 'EventChangedMeanwhile' }],
    })
  })

  it('is found by the new words and not by the old ones', async () => {
    const [meera, ravi] = [
      await createSpeaker(test.db, { name: 'Meera Nair' }),
      await createSpeaker(test.db, { name: 'Ravi Das' }),
    ]
    const id = await saved(admin, { speaker_ids: [meera] })
    await publish(admin, id)
    const { revision } = await open(admin, id)
    await saved(admin, { id, revision, speaker_ids: [ravi] })
    const found = async (search_query: string) =>
      (await test.call('POST /v2/event/list/', { body: { search_query } })).data.map((event) => event.id)
    expect(await found('Ravi Das')).toEqual([id])
    expect(await found('Meera Nair')).toEqual([])
    await saved(admin, { id, revision: (await open(admin, id)).revision, speaker_ids: [] })
    expect(await found('Ravi Das')).toEqual([])
  })

  it('keeps places for everyone who has one, and offers new ones to those who wait', async () => {
    const id = await saved(admin, { capacity: 2 })
    await publish(admin, id)
    const people = await Promise.all([1, 2, 3].map(() => createOrganiser(test)))
    for (const { call } of people) await call('POST /v2/event/register/', { body: { id } })
    const { revision } = await open(admin, id)
    expect(await save(admin, { id, revision, capacity: 1 })).toMatchObject({
      status: 422,
      errors: [{ code: 'TooFewPlaces', field: 'capacity' }],
    })
    await saved(admin, { id, revision, capacity: 3 })
    const { data } = await admin.call('POST /v2/admin/event/list/', { body: {} })
    expect(data[0]).toMatchObject({ registered_count: 3, waiting_count: 0 })
  })

  it('tells what was before and after in the audit log', async () => {
    const id = await saved(admin)
    const { revision } = await open(admin, id)
    await saved(admin, { id, revision, title_en: 'Play' })
    const { data } = await admin.call('POST /v2/admin/audit/list/', {
      body: { subject_id: id, kind: 'event' },
    })
    expect(data[0]).toMatchObject({
      action: 'changed',
      changes: { title_en: ['Sensory play at home', 'Play'] },
    })
    expect(Object.keys(data[0]?.changes ?? {})).toEqual(['title_en'])
  })
})

describe('duplicating', () => {
  it('gives a draft of the same texts, without date, meeting and registrations', async () => {
    const speaker = await createSpeaker(test.db)
    const id = await saved(admin, { title_hi: 'खेल', speaker_ids: [speaker], capacity: 5 })
    await publish(admin, id)
    await admin.call('POST /v2/event/register/', { body: { id } })
    const answer = await admin.call('POST /v2/admin/event/duplicate/', { body: { id } })
    expect(await open(admin, answer.data.id)).toMatchObject({
      publication: 'draft',
      title_en: 'Sensory play at home (copy)',
      title_hi: 'खेल (प्रति)',
      starts_at: '',
      zoom_link: '',
      registered_count: 0,
      speaker_ids: [speaker],
      missing: [],
    })
  })

  it('keeps no sign of direction in the name of a copy', async () => {
    const id = await saved(admin, { title_en: 'کھیل' })
    const { data } = await admin.call('POST /v2/admin/event/duplicate/', { body: { id } })
    expect((await open(admin, data.id)).title_en).toBe('کھیل (copy)')
  })
})

describe('narrow roles', () => {
  it('let a host see and change their own events alone, and publish none', async () => {
    const host = await createOrganiser(test, 'event-host')
    const other = await saved(admin)
    const own = await saved(host)
    const { data } = await host.call('POST /v2/admin/event/list/', { body: {} })
    expect(data.map(({ id }) => id)).toEqual([own])
    expect(await host.tryCall('GET /v2/admin/event/details/', { query: { id: other } })).toMatchObject({
      status: 404,
    })
    expect(await save(host, { id: other })).toMatchObject({ status: 404 })
    expect(await host.tryCall('POST /v2/admin/event/duplicate/', { body: { id: other } })).toMatchObject({
      status: 404,
    })
    expect(await publish(host, own)).toMatchObject({ status: 403 })
    await saved(host, { id: own, revision: (await open(host, own)).revision, title_en: 'Mine' })
  })

  it('let a content editor publish and cancel any event', async () => {
    const editor = await createOrganiser(test, 'content-editor')
    const id = await saved(admin)
    expect(await publish(editor, id)).toMatchObject({ success: true })
    expect(await editor.tryCall('POST /v2/admin/event/cancel/', { body: { id } })).toMatchObject({
      success: true,
    })
  })

  it('keep moderators out of events', async () => {
    const moderator = await createOrganiser(test, 'moderator')
    const id = await saved(admin)
    expect(await moderator.tryCall('POST /v2/admin/event/list/', { body: {} })).toMatchObject({ status: 403 })
    expect(await moderator.tryCall('GET /v2/admin/event/details/', { query: { id } })).toMatchObject({
      status: 404,
    })
    expect(await save(moderator, {})).toMatchObject({ status: 403 })
  })
})

describe('the preview', () => {
  it('shows a draft in either language, what is not answered as not offered', async () => {
    const id = await saved(admin, { title_hi: 'खेल', access_captions: '', description_en: '' })
    const preview = async (language: 'en' | 'hi') =>
      (await admin.call('GET /v2/admin/event/preview/', { query: { id, language } })).data
    expect(await preview('hi')).toMatchObject({
      title: 'खेल',
      text_language: 'hi',
      access: { captions: 'none' },
    })
    expect(await preview('en')).toMatchObject({ title: 'Sensory play at home', description: '' })
    const host = await createOrganiser(test, 'event-host')
    const query = { id, language: 'en' as const }
    expect(await host.tryCall('GET /v2/admin/event/preview/', { query })).toMatchObject({ status: 404 })
  })
})
