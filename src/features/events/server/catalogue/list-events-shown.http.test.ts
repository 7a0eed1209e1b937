import { describe, expect, it } from 'vitest'
import { createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent, createSeries, createSpeaker } from '../../testing/create-event.ts'

const test = testApp()
const EVERY_CALL = ['/v2/event/details/', '/v2/event/related/list/', '/v2/event/resource/list/']

describe('what anyone may see', () => {
  it('never holds drafts or cancelled events', async () => {
    const series_id = await createSeries(test.db)
    const [skill, speaker] = [await createSkill(test.db), await createSpeaker(test.db)]
    const shared = { series_id, skill_ids: [skill], speaker_ids: [speaker] }
    const shown = await createEvent(test.db, { ...shared, title: 'Shown' })
    const draft = await createEvent(test.db, { ...shared, title: 'Secret draft', publication: 'draft' })
    await createEvent(test.db, { ...shared, title: 'Secret cancelled', publication: 'cancelled' })
    const answers = [
      await test.app.inject({ method: 'POST', url: '/v2/event/list/', payload: {} }),
      await test.app.inject({ method: 'POST', url: '/v2/event/list/', payload: { search_query: 'secret' } }),
      ...(await Promise.all(EVERY_CALL.map((path) => test.app.inject(`${path}?id=${shown}`)))),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('Secret')
    }
    const list = await test.call('POST /v2/event/list/', { body: {} })
    expect(list).toMatchObject({ recordsTotal: 1, all_count: 1, upcoming_count: 1 })
    const filter = await test.call('GET /v2/event/filter/', {})
    expect(filter.data.skills).toMatchObject([{ id: skill, count: 1 }])
    for (const id of [draft, 9_999]) {
      for (const path of EVERY_CALL) {
        const answer = await test.app.inject(`${path}?id=${id}`)
        expect(answer.statusCode, path).toBe(404)
        expect(answer.json()).toMatchObject({ success: false, errors: [{ code: 'EventNotFound' }] })
      }
    }
  })

  it('never holds the meeting link', async () => {
    const id = await createEvent(test.db, {
      starts_in_minutes: -5,
      zoom_link: 'https://meet.example.org/secret-room',
    })
    await createEvent(test.db, { series_id: await createSeries(test.db) })
    const answers = [
      await test.app.inject({ method: 'POST', url: '/v2/event/list/', payload: {} }),
      ...(await Promise.all(
        [
          ...EVERY_CALL.map((path) => `${path}?id=${id}`),
          '/v2/event/filter/',
          '/v2/event/filter/hyperlink/',
        ].map((url) => test.app.inject(url)),
      )),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200))
    for (const { body } of answers) expect(body).not.toMatch(/zoom|secret-room|meet\.example/)
    expect(answers[0]?.json().data).toHaveLength(2)
  })
})

describe('the language of a list', () => {
  it('is the one that the visitor asks for, else the one there is', async () => {
    const skill = await createSkill(test.db, { name: { en: 'Play', hi: 'खेल' } })
    await createEvent(test.db, { title: { en: 'Play', hi: 'खेल' }, starts_in_minutes: 1, skill_ids: [skill] })
    await createEvent(test.db, { title: { en: 'Sleep' }, starts_in_minutes: 2 })
    await createEvent(test.db, { title: { hi: 'नींद' }, starts_in_minutes: 3 })
    const titles = async (language: string) =>
      (await test.callIn(language)('POST /v2/event/list/', { body: {} })).data.map((event) => [
        event.title,
        event.text_language,
      ])
    const inEnglish = [
      ['Play', 'en'],
      ['Sleep', 'en'],
      ['नींद', 'hi'],
    ]
    expect(await titles('en')).toEqual(inEnglish)
    expect(await titles('fr-FR, ta;q=0.9')).toEqual(inEnglish)
    expect(await titles('hi-IN, en;q=0.8')).toEqual([
      ['खेल', 'hi'],
      ['Sleep', 'en'],
      ['नींद', 'hi'],
    ])
    const inHindi = await test.callIn('hi')('POST /v2/event/list/', { body: {} })
    expect(inHindi.data[0]?.skills).toEqual([{ id: skill, name: 'खेल' }])
  })
})

describe('a card', () => {
  it('counts places left only where places are limited', async () => {
    await createEvent(test.db, { starts_in_minutes: 1, capacity: null, registered_count: 300 })
    await createEvent(test.db, { starts_in_minutes: 2, capacity: 20, registered_count: 20 })
    const { data } = await test.call('POST /v2/event/list/', { body: {} })
    expect(data).toMatchObject([
      { capacity: null, places_left: null },
      { capacity: 20, places_left: 0 },
    ])
  })

  it('says what, who, when and how', async () => {
    const skill = await createSkill(test.db, { motif: 'senses' })
    const second = await createSpeaker(test.db, { name: 'Second', designation: { en: 'Parent' } })
    const first = await createSpeaker(test.db, { name: 'First' })
    const id = await createEvent(test.db, {
      speaker_ids: [first, second],
      skill_ids: [skill],
      capacity: 20,
      registered_count: 18,
      rating_count: 3,
      rating_sum: 14,
      access_captions: 'afterwards',
      minutes: 75,
    })
    const { data } = await test.call('POST /v2/event/list/', { body: {} })
    expect(data[0]).toMatchObject({
      id,
      start_date_time: '2026-01-16T06:30:00Z',
      end_date_time: '2026-01-16T07:45:00Z',
      time_zone: 'Asia/Kolkata',
      duration_minutes: 75,
      speakers: [
        { id: first, name: 'First', designation: 'Special educator' },
        { id: second, name: 'Second', designation: 'Parent' },
      ],
      picture: expect.stringMatching(/^\/art\/senses(-[2-5])?\.svg$/),
      capacity: 20,
      places_left: 2,
      rating: 4.7,
      access: { captions: 'afterwards', sign_language: false, recording: true, language: 'en' },
    })
  })
})
