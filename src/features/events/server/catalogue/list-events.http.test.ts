import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { GivenEvent } from '../../testing/complete-event.ts'
import { createEvent, createSeries, createSpeaker } from '../../testing/create-event.ts'

const test = testApp()
const list = async (body: Parameters<typeof test.call<'POST /v2/event/list/'>>[1]['body'] = {}) =>
  test.call('POST /v2/event/list/', { body })
const titles = async (body?: Parameters<typeof list>[0]) =>
  (await list(body)).data.map((event) => event.title)
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

describe('the status of an event', () => {
  it.each<[string, number, GivenEvent, object]>([
    [
      'is Scheduled while date and meeting are fixed',
      0,
      { starts_in_minutes: 30 },
      { status: 'Scheduled', is_live: false },
    ],
    [
      'is Upcoming without a meeting',
      0,
      { starts_in_minutes: 30, zoom_link: null },
      { status: 'Upcoming', is_live: false },
    ],
    [
      'is Upcoming with a meeting and no date yet',
      0,
      { starts_in_minutes: null, zoom_link: 'https://meet.example.org/soon' },
      { status: 'Upcoming', is_live: false },
    ],
    [
      'stays Scheduled and is live from its first minute',
      30,
      { starts_in_minutes: 30 },
      { status: 'Scheduled', is_live: true },
    ],
    ['is live to its last minute', 89, { starts_in_minutes: 30 }, { status: 'Scheduled', is_live: true }],
    [
      'is In Transit once it ended',
      90,
      { starts_in_minutes: 30 },
      { status: 'In Transit', is_live: false, availability_label: 'Available Soon' },
    ],
    [
      'is On-Demand once its film is there',
      90,
      { starts_in_minutes: -300, recording: { published_minutes_ago: -90 } },
      { status: 'On-Demand', availability_label: 'Available Now' },
    ],
    [
      'is In Transit while its film waits for its hour',
      89,
      { starts_in_minutes: -300, recording: { published_minutes_ago: -90 } },
      { status: 'In Transit', availability_label: 'Available Soon' },
    ],
    [
      'is live although its film is planned already',
      40,
      { starts_in_minutes: 30, recording: { published_minutes_ago: -600 } },
      { status: 'Scheduled', is_live: true },
    ],
    [
      'is On-Demand for a film that was never live',
      0,
      { starts_in_minutes: null, recording: { published_minutes_ago: 5 } },
      {
        status: 'On-Demand',
        availability_label: 'Available Now',
        is_live: false,
        start_date_time: null,
        duration_minutes: 30,
      },
    ],
  ])('%s', async (_name, minutes, given, expected) => {
    await createEvent(test.db, given)
    test.clock.set(minutesLater(minutes))
    expect((await list()).data).toMatchObject([{ availability_label: null, ...expected }])
  })

  it('is Over, and in no list, when it ended and nothing was recorded', async () => {
    await createEvent(test.db, { access_recording: false, starts_in_minutes: 30 })
    expect((await list()).recordsTotal).toBe(1)
    test.clock.set(minutesLater(90))
    expect(await list()).toMatchObject({ data: [], recordsTotal: 0, all_count: 0 })
  })
})

describe('the order of events', () => {
  it('is by date: live and coming soonest first, then films newest first, then what is being prepared', async () => {
    await createEvent(test.db, { title: 'being prepared', starts_in_minutes: -200 })
    await createEvent(test.db, {
      title: 'old film',
      starts_in_minutes: -9_000,
      recording: { published_minutes_ago: 800 },
    })
    await createEvent(test.db, {
      title: 'new film',
      starts_in_minutes: null,
      recording: { published_minutes_ago: 10 },
    })
    await createEvent(test.db, { title: 'no date yet', starts_in_minutes: null })
    await createEvent(test.db, { title: 'next month', starts_in_minutes: 40_000 })
    await createEvent(test.db, { title: 'soon', starts_in_minutes: 30, zoom_link: null })
    await createEvent(test.db, { title: 'live', starts_in_minutes: -20 })
    const byDate = ['live', 'soon', 'next month', 'no date yet', 'new film', 'old film', 'being prepared']
    expect(await titles()).toEqual(byDate)
    expect(await titles({ sort: [3] })).toEqual(byDate)
    expect(await titles({ sort_by: 'date' })).toEqual(byDate)
  })

  it('can be by people registered, by when it was added and by rating', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    await createEvent(test.db, {
      title: 'a',
      registered_count: 5,
      created_at: day(3),
      rating_count: 2,
      rating_sum: 10,
    })
    await createEvent(test.db, {
      title: 'b',
      registered_count: 9,
      created_at: day(1),
      rating_count: 8,
      rating_sum: 40,
    })
    await createEvent(test.db, { title: 'c', registered_count: 7, created_at: day(2) })
    await createEvent(test.db, {
      title: 'd',
      registered_count: 1,
      created_at: day(2),
      rating_count: 9,
      rating_sum: 18,
    })
    expect(await titles({ sort: [1] })).toEqual(['b', 'c', 'a', 'd'])
    expect(await titles({ sort: 2 })).toEqual(['a', 'd', 'c', 'b'])
    expect(await titles({ sort: [4, 1] })).toEqual(['b', 'a', 'd', 'c'])
    expect(await titles({ sorting_column: 'registered', flag_descending: true })).toEqual([
      'b',
      'c',
      'a',
      'd',
    ])
    expect((await list({ sort_by: 'rating' })).data.map((event) => event.rating)).toEqual([5, 5, 2, null])
  })
})

describe('a page of events', () => {
  it.each([1, 2, 3, 4] as const)(
    'asked for by cursor is the page asked for by number, in order %i',
    async (sort) => {
      for (let index = 0; index < 7; index += 1) {
        await createEvent(test.db, {
          title: `event ${index}`,
          starts_in_minutes: index < 3 ? null : 60 * (index % 3),
          registered_count: index % 2,
          ...(index % 3 === 0
            ? { recording: { published_minutes_ago: 60 }, rating_count: 1, rating_sum: 4 }
            : {}),
        })
      }
      const all = await titles({ sort: [sort] })
      expect(new Set(all).size).toBe(7)
      const byNumber: string[] = []
      const byCursor: string[] = []
      let after: number | undefined
      for (let page = 1; page <= 4; page += 1) {
        byNumber.push(...(await titles({ sort: [sort], length: 2, page })))
        const { data } = await list({ sort: [sort], length: 2, after })
        byCursor.push(...data.map((event) => event.title))
        after = data.at(-1)?.id
      }
      expect(byNumber).toEqual(all)
      expect(byCursor).toEqual(all)
    },
  )

  it('holds 12 unless asked otherwise, and is empty past the end', async () => {
    for (let index = 0; index < 13; index += 1) await createEvent(test.db)
    expect((await list()).data).toHaveLength(12)
    expect((await list({ page: 2 })).data).toHaveLength(1)
    expect(await list({ page: 100_000, length: 100 })).toMatchObject({
      data: [],
      recordsTotal: 13,
      recordsTotal_is_capped: false,
    })
  })

  it('takes as many queries for one event as for a hundred', async () => {
    const speaker = await createSpeaker(test.db)
    const series_id = await createSeries(test.db)
    for (let index = 0; index < 20; index += 1)
      await createEvent(test.db, { speaker_ids: [speaker], series_id })
    const one = await test.queriesOf(() => list({ length: 1 }))
    const hundred = await test.queriesOf(() => list({ length: 100 }))
    expect(one).toBeGreaterThan(0)
    expect(hundred).toBe(one)
  })
})

describe('the tabs', () => {
  it('count what each would show, and the list shows as many', async () => {
    await createEvent(test.db, { title: 'live', starts_in_minutes: -10 })
    await createEvent(test.db, { title: 'scheduled', starts_in_minutes: 10 })
    await createEvent(test.db, { title: 'announced', starts_in_minutes: null })
    await createEvent(test.db, { title: 'prepared', starts_in_minutes: -100 })
    await createEvent(test.db, {
      title: 'film',
      starts_in_minutes: null,
      recording: { published_minutes_ago: 1 },
    })
    await createEvent(test.db, { title: 'over', starts_in_minutes: -100, access_recording: false })
    const counts = { all_count: 5, upcoming_count: 3, on_demand_count: 1, live_count: 1 }
    const shown = { all: 5, upcoming: 3, live: 1, 'in-transit': 1, 'on-demand': 1 } as const
    for (const [status, count] of Object.entries(shown)) {
      const answer = await list({ status })
      expect(answer, status).toMatchObject({ ...counts, recordsTotal: count })
      expect(answer.data, status).toHaveLength(count)
    }
    expect(await titles({ status: 'upcoming' })).toEqual(['live', 'scheduled', 'announced'])
    expect(await titles({ status: 'In-Transit' })).toEqual(['prepared'])
  })
})
