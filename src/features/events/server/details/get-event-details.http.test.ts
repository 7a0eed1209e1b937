import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent, createSeries, createSpeaker } from '../../testing/create-event.ts'
import { createRegistration } from '../../testing/take-part.ts'

const test = testApp()
const details = async (id: number, language = 'en') =>
  (await test.callIn(language)('GET /v2/event/details/', { query: { id } })).data

describe('the details of an event', () => {
  it('hold what a person wants to know before registering', async () => {
    const tag = await createTag(test.db, { name: 'Sleep' })
    const speaker = await createSpeaker(test.db, { name: 'Meera', place: 'Kochi, Kerala' })
    const id = await createEvent(test.db, {
      title: 'Calm nights',
      description: { en: 'First.\n\nSecond.' },
      in_short: { en: 'Watch.\n\nAsk.\nTry.\n' },
      speaker_ids: [speaker],
      tag_ids: [tag],
      registered_count: 4,
      attendance_share: 75,
      has_certificate: true,
      access_adjustment: { en: 'Write to us a week ahead.' },
    })
    expect(await details(id)).toMatchObject({
      id,
      title: 'Calm nights',
      description: 'First.\n\nSecond.',
      easy_read: { en: ['Watch.', 'Ask.', 'Try.'], hi: [], symbols: [] },
      speakers: [{ name: 'Meera', place: 'Kochi, Kerala', introduction: 'Teaches, listens and laughs.' }],
      tags: [{ id: tag, name: 'Sleep' }],
      adjustment: 'Write to us a week ahead.',
      registered_count: 4,
      attendance_share: 75,
      has_certificate: true,
      series: null,
      recording: null,
      status: 'Scheduled',
    })
  })

  it('name the other events of the series, drafts left out, soonest first', async () => {
    const series_id = await createSeries(test.db, { en: 'First steps', hi: 'पहले कदम' })
    const second = await createEvent(test.db, { series_id, title: 'Second', starts_in_minutes: 200 })
    const undated = await createEvent(test.db, { series_id, title: 'Third', starts_in_minutes: null })
    const first = await createEvent(test.db, { series_id, title: 'First', starts_in_minutes: 100 })
    await createEvent(test.db, { series_id, title: 'Draft', publication: 'draft' })
    const { series } = await details(second)
    expect(series).toEqual({
      title: 'First steps',
      events: [
        { id: first, title: 'First', start_date_time: '2026-01-15T08:10:00Z' },
        { id: second, title: 'Second', start_date_time: '2026-01-15T09:50:00Z' },
        { id: undated, title: 'Third', start_date_time: null },
      ],
    })
    expect((await details(second, 'hi')).series?.title).toBe('पहले कदम')
  })

  it('tell of the film from the moment it is there, never where it is', async () => {
    const id = await createEvent(test.db, {
      starts_in_minutes: -100,
      recording: {
        kind: 'vimeo',
        url: 'https://vimeo.com/123456',
        duration_seconds: 3_540,
        has_transcript: true,
        published_at: new Date('2026-01-15T07:00:00Z'),
      },
    })
    expect((await details(id)).recording).toBeNull()
    test.clock.set(new Date('2026-01-15T07:00:00Z'))
    expect(await details(id)).toMatchObject({
      status: 'On-Demand',
      duration_minutes: 59,
      recording: { duration_seconds: 3_540, has_transcript: true },
    })
    const raw = await test.app.inject(`/v2/event/details/?id=${id}`)
    expect(raw.body).not.toContain('vimeo')
  })

  it('tell those with a place how long it is until the start, and that it has passed', async () => {
    const id = await createEvent(test.db, { starts_in_minutes: 5, zoom_link: null })
    const undated = await createEvent(test.db, { starts_in_minutes: null })
    const asha = await createPerson(test)
    for (const event_id of [id, undated]) await createRegistration(test.db, { event_id, user_id: asha.id })
    const wait = async (of: number) =>
      (await asha.call('GET /v2/event/details/', { query: { id: of } })).data.starts_in
    expect(await wait(id)).toBe(300_000)
    expect([await wait(undated), (await details(id)).starts_in]).toEqual([null, null])
    test.clock.set(new Date(TEST_NOW.getTime() + 301_000))
    expect(await wait(id)).toBe(-1_000)
  })

  it('stay there for an event that is over', async () => {
    const id = await createEvent(test.db, { starts_in_minutes: -100, access_recording: false })
    expect((await details(id)).status).toBe('Over')
  })

  it('come in Hindi where there is Hindi', async () => {
    const id = await createEvent(test.db, {
      title: { en: 'Sleep', hi: 'नींद' },
      description: { en: 'Only English.' },
      in_short: { en: 'One.', hi: 'एक।\nदो।' },
    })
    expect(await details(id, 'hi')).toMatchObject({
      title: 'नींद',
      text_language: 'hi',
      description: 'Only English.',
      easy_read: { en: ['One.'], hi: ['एक।', 'दो।'], symbols: [] },
    })
  })

  it.each(['', '?id=', '?id=abc', '?id=-1', '?id=0', '?id=1.5', '?id=99999999999999', '?id=1&id=2'])(
    'are refused for the address %j, naming the field',
    async (query) => {
      const answer = await test.app.inject(`/v2/event/details/${query}`)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ success: false, errors: [{ code: 'InvalidInput', field: 'id' }] })
    },
  )
})
