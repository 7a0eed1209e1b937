import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyCaptionsFile } from '../../../testing/change-film.queries.ts'
import { createEvent } from '../../../testing/create-event.ts'
import { SAMPLE_VTT } from '../../../testing/create-film.ts'

const test = testApp()
let editor: Person
let id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  id = await createEvent(test.db, { starts_in_minutes: -600 })
})

const save = (body: object, by = editor) =>
  by.tryCall('POST /v2/admin/event/film/save/', { body: { id, minutes: 30, ...body } })
const captions = (text: string, language = 'en') =>
  editor.tryCall('POST /v2/admin/event/captions/save/', { body: { id, language, captions: text } })
const film = async () => (await editor.call('GET /v2/admin/event/film/', { query: { id } })).data
const details = async () => (await test.call('GET /v2/event/details/', { query: { id } })).data
const statusOfEvent = async () => (await details()).status
const watch = (by: Person) => by.tryCall('GET /v2/event/watch/', { query: { id } })
const url = 'https://youtu.be/PankhDemo04'

describe("an event's film", () => {
  it('makes the event On-Demand, and is taken away again', async () => {
    expect(await statusOfEvent()).toBe('In Transit')
    expect(await save({ url, seconds: 5 })).toMatchObject({ success: true })
    expect(await statusOfEvent()).toBe('On-Demand')
    expect((await film()).film).toMatchObject({ kind: 'youtube', url, minutes: 30, seconds: 5 })
    await editor.call('POST /v2/admin/event/film/remove/', { body: { id } })
    expect(await statusOfEvent()).toBe('In Transit')
    expect(await editor.tryCall('POST /v2/admin/event/film/remove/', { body: { id } })).toMatchObject({
      errors: [{ code: 'FilmNotThere' }],
    })
  })

  it('that is put in early waits for the end: until then people register, join and cancel', async () => {
    const [asha, ravi] = [await createOrganiser(test), await createOrganiser(test)]
    id = await createEvent(test.db, { starts_in_minutes: 10 })
    for (const { call } of [asha, ravi]) await call('POST /v2/event/register/', { body: { id } })
    expect(await save({ url })).toMatchObject({ success: true })
    const { data } = await test.call('GET /v2/event/details/', { query: { id } })
    expect(data).toMatchObject({
      status: 'Scheduled',
      availability_label: null,
      recording: null,
      duration_minutes: 60,
    })
    expect(await watch(asha)).toMatchObject({ errors: [{ code: 'FilmNotThere' }] })
    expect(await ravi.tryCall('POST /v2/event/register/cancel/', { body: { id } })).toMatchObject({
      success: true,
    })
    const joined = await test.app.inject({
      url: `/events/details/${id}/join`,
      headers: { 'sec-fetch-site': 'same-origin', cookie: `accesstoken=${asha.token}` },
    })
    expect(joined.headers.location).toBe('https://meet.example.org/secret-room')
    test.clock.set(new Date(test.clock.now().getTime() + 30 * 60_000))
    const running = await test.call('GET /v2/event/details/', { query: { id } })
    expect(running.data.is_live).toBe(true)
    test.clock.set(new Date(test.clock.now().getTime() + 60 * 60_000))
    expect(await statusOfEvent()).toBe('On-Demand')
    expect(await watch(asha)).toMatchObject({ success: true })
  })

  it('loses its captions to another film, but not to its own length', async () => {
    await save({ url })
    await captions(SAMPLE_VTT)
    expect(await save({ url, minutes: 31 })).toMatchObject({ data: { message: 'Video saved.' } })
    expect((await film()).captions).toHaveLength(1)
    expect((await details()).recording).toMatchObject({ has_transcript: true })
    expect(await save({ url: 'https://youtu.be/PankhDemo05' })).toMatchObject({
      data: { message: expect.stringContaining('add captions for this one') },
    })
    expect((await film()).captions).toEqual([])
    expect((await details()).recording).toMatchObject({ has_transcript: false })
  })

  it('keeps the attendance of those who watched one that is replaced or removed, and of nobody else', async () => {
    const [asha, ravi] = [await createOrganiser(test), await createOrganiser(test)]
    const progress = async (person: Person) => {
      const answer = await watch(person)
      return answer.success ? answer.data.progress : answer
    }
    const beat = (person: Person, seconds: number) =>
      person.call('POST /v2/event/watch/', {
        body: { id, intervals: [[0, seconds]], position: seconds },
      })
    await save({ url, minutes: 1 })
    for (const person of [asha, ravi]) {
      await person.call('POST /v2/event/register/', { body: { id } })
      await beat(person, 0)
    }
    test.clock.set(new Date(test.clock.now().getTime() + 30_000))
    await beat(asha, 36)
    await beat(ravi, 35)
    const watched = async () => [await progress(asha), await progress(ravi)]
    const before = await watched()
    expect(before).toMatchObject([{ user_event_status: 'Attended' }, { user_event_status: 'Registered' }])

    await save({ url: 'https://www.youtube.com/watch?v=PankhDemo04', minutes: 1 })
    await save({ url: 'https://youtu.be/PankhDemo05', minutes: 1 })
    expect(await watched()).toEqual(before)
    await save({ url: 'https://youtu.be/PankhDemo06', minutes: '', seconds: 30 })
    const anew = { duration_seconds: 30, watched: [], watched_seconds: 0, position_seconds: 0 }
    const isShorter = [
      { user_event_status: 'Attended', ...anew },
      { user_event_status: 'Registered', ...anew },
    ]
    expect(await watched()).toMatchObject(isShorter)
    await editor.call('POST /v2/admin/event/film/remove/', { body: { id } })
    const statusOf = async (person: Person) =>
      (await person.call('GET /v2/event/details/', { query: { id } })).data.user_event_status
    expect([await statusOf(asha), await statusOf(ravi)]).toEqual(['Attended', 'Registered'])
  })

  it('keeps the day it came when another takes its place', async () => {
    await save({ url })
    const since = (await film()).film?.published_at
    test.clock.set(new Date(test.clock.now().getTime() + 86_400_000))
    await save({ url: 'https://vimeo.com/76979871' })
    expect((await film()).film).toMatchObject({ kind: 'vimeo', published_at: since })
  })

  it.each([
    ['https://youtube.com.evil.tld/watch?v=PankhDemo04', 'FilmAddressUnknown'],
    ['https://example.org/film.mp4', 'FilmAddressUnknown'],
    ['', 'FilmAddressUnknown'],
  ])('is not at %j', async (address, code) => {
    expect(await save({ url: address })).toMatchObject({ status: 422, errors: [{ code, field: 'url' }] })
    expect((await film()).film).toBeNull()
  })

  it('has a length, and is no file of another person', async () => {
    expect(await save({ url, minutes: '' })).toMatchObject({ errors: [{ code: 'FilmLengthMissing' }] })
    expect(await save({ upload_id: 999 })).toMatchObject({ errors: [{ code: 'UploadNotFound' }] })
  })

  it('is set by those who may change the event', async () => {
    expect(await save({ url }, await createOrganiser(test, 'event-host'))).toMatchObject({ status: 404 })
    expect(await save({ url }, await createOrganiser(test, 'moderator'))).toMatchObject({ status: 404 })
    expect(await save({ url }, await createOrganiser(test))).toMatchObject({ status: 403 })
  })
})

describe('captions', () => {
  it('are set and taken away by language, and told in the audit log', async () => {
    await save({ url })
    await captions(SAMPLE_VTT)
    await captions(SAMPLE_VTT.replaceAll('\n', '\r\n'), 'hi')
    expect((await film()).captions).toEqual(['en', 'hi'])
    await editor.call('POST /v2/admin/event/captions/remove/', { body: { id, language: 'en' } })
    expect((await film()).captions).toEqual(['hi'])
    const admin = await createOrganiser(test, 'administrator')
    const { data } = await admin.call('POST /v2/admin/audit/list/', {
      body: { kind: 'event', subject_id: id },
    })
    expect(data.map(({ action }) => action)).toEqual([
      'captions-removed',
      'captions-set',
      'captions-set',
      'film-set',
    ])
  })

  it('of an SRT file are kept as WebVTT', async () => {
    await save({ url })
    expect(await captions('1\r\n00:00:01,000 --> 00:00:02,500\r\nHi\r\n')).toMatchObject({ success: true })
    expect(await everyCaptionsFile(test.db)).toEqual(['WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nHi\n'])
  })

  it('that are none are refused by their line, and nothing is kept', async () => {
    expect(await captions(SAMPLE_VTT)).toMatchObject({ errors: [{ code: 'FilmNotThere' }] })
    await save({ url })
    expect(await captions('Dear parents')).toMatchObject({
      status: 422,
      errors: [{ code: 'CaptionsNotReadable', field: 'captions' }],
    })
    expect((await film()).captions).toEqual([])
  })
})
