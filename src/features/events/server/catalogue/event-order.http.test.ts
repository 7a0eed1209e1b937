import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../testing/create-event.ts'

const test = testApp()
const titles = async (body: Parameters<typeof test.call<'POST /v2/event/list/'>>[1]['body'] = {}) =>
  (await test.call('POST /v2/event/list/', { body })).data.map((event) => event.title)

async function fourEvents() {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date))
  await createEvent(test.db, { title: 'a', registered_count: 5, created_at: day(3), starts_in_minutes: 40 })
  await createEvent(test.db, { title: 'b', registered_count: 9, created_at: day(1), starts_in_minutes: 30 })
  await createEvent(test.db, { title: 'c', registered_count: 5, created_at: day(2), starts_in_minutes: 20 })
  await createEvent(test.db, { title: 'd', registered_count: 1, created_at: day(4), starts_in_minutes: 10 })
}

describe('the direction of an order', () => {
  it('is turned by flag_descending', async () => {
    await fourEvents()
    expect(await titles({ sort: [1] })).toEqual(['b', 'a', 'c', 'd'])
    expect(await titles({ sort: [1], flag_descending: true })).toEqual(['b', 'a', 'c', 'd'])
    expect(await titles({ sort: [1], flag_descending: false })).toEqual(['d', 'c', 'a', 'b'])
    expect(await titles({ sort: [2], flag_descending: 'false' })).toEqual(['b', 'c', 'a', 'd'])
    expect(await titles({ flag_descending: true })).toEqual(['a', 'b', 'c', 'd'])
    expect(await titles({ flag_descending: false })).toEqual(['d', 'c', 'b', 'a'])
  })

  it('is the same for a page asked for by cursor', async () => {
    await fourEvents()
    for (const flag_descending of [true, false]) {
      const all = await test.call('POST /v2/event/list/', { body: { sort: [1, 2], flag_descending } })
      const after = all.data[1]?.id
      expect(await titles({ sort: [1, 2], flag_descending, after })).toEqual(
        all.data.slice(2).map((event) => event.title),
      )
    }
  })
})

it('further sort codes decide between equals, in turn', async () => {
  await fourEvents()
  expect(await titles({ sort: [1, 3] })).toEqual(['b', 'c', 'a', 'd'])
  expect(await titles({ sort: ['1', '2'] })).toEqual(['b', 'a', 'c', 'd'])
  expect(await titles({ sort: [4, 2, 2] })).toEqual(['d', 'a', 'c', 'b'])
})

describe('the place to go on from', () => {
  it('is refused in words when it names no event', async () => {
    await fourEvents()
    for (const body of [{ after: 9_999 }, { after: 9_999, search_query: 'quiet' }]) {
      const answer = await test.tryCall('POST /v2/event/list/', { body })
      expect(answer).toMatchObject({
        success: false,
        status: 422,
        data: { message: "We can't continue this list from here. Please reload the page." },
        errors: [{ code: 'CursorNotFound', field: 'after' }],
      })
    }
  })

  it('holds when its event has left the list', async () => {
    await fourEvents()
    const gone = await createEvent(test.db, {
      title: 'gone',
      starts_in_minutes: 25,
      publication: 'cancelled',
    })
    expect(await titles({ after: gone })).toEqual(['b', 'a'])
  })
})

describe('what a form sends', () => {
  it('may be empty, which is as if it was not there', async () => {
    await fourEvents()
    const payload =
      'page=&length=&after=&sort=&sort_by=&sorting_column=&flag_descending=&status=&skill=&tag=&language=&captions=&search_query=+'
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/event/list/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect(answer.json()).toMatchObject({ recordsTotal: 4, data: [{ title: 'd' }, {}, {}, {}] })
    const filter = await test.app.inject('/v2/event/filter/?skill=&status=&search_query=')
    expect(filter.statusCode).toBe(200)
  })

  it('names each status', async () => {
    await createEvent(test.db, { title: 'announced', starts_in_minutes: null })
    await createEvent(test.db, { title: 'scheduled', starts_in_minutes: 10 })
    await createEvent(test.db, { title: 'prepared', starts_in_minutes: -100 })
    await createEvent(test.db, {
      title: 'film',
      starts_in_minutes: null,
      recording: { published_minutes_ago: 1 },
    })
    expect(await titles({ status: 'Upcoming' })).toEqual(['scheduled', 'announced'])
    expect(await titles({ status: 'Scheduled' })).toEqual(['scheduled'])
    expect(await titles({ status: 'In Transit' })).toEqual(['prepared'])
    expect(await titles({ status: 'On-Demand' })).toEqual(['film'])
    const scheduled = await test.call('POST /v2/event/list/', { body: { status: 'Scheduled' } })
    expect(scheduled).toMatchObject({ recordsTotal: 1, all_count: 4, upcoming_count: 2 })
    expect(await test.tryCall('POST /v2/event/list/', { body: { status: 'Finished' } })).toMatchObject({
      status: 422,
      errors: [{ field: 'status' }],
    })
  })
})
