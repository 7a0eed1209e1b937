import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent, createSeries } from '../../testing/create-event.ts'
import { moveEvent } from '../../testing/move-event.queries.ts'

const test = testApp()

describe('a cancelled event', () => {
  it('still tells what it was and that it is cancelled, to visitors and to those who registered', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { title: 'Calm nights', starts_in_minutes: 5 })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await moveEvent(test.db, { id, publication: 'cancelled' })
    const { data } = await test.call('GET /v2/event/details/', { query: { id } })
    expect(data).toMatchObject({
      title: 'Calm nights',
      status: 'Cancelled',
      start_date_time: '2026-01-15T06:35:00Z',
      is_live: false,
      availability_label: null,
      registration: null,
      can: { join: false },
    })
    const own = await asha.call('GET /v2/event/details/', { query: { id } })
    expect(own.data).toMatchObject({ registration: { status: 'registered' }, can: { join: false } })
  })

  it('is not live while it would have run, and is no film', async () => {
    const running = await createEvent(test.db, { starts_in_minutes: -5, publication: 'cancelled' })
    const film = await createEvent(test.db, {
      starts_in_minutes: null,
      recording: { published_minutes_ago: 5 },
      publication: 'cancelled',
    })
    for (const id of [running, film]) {
      const { data } = await test.call('GET /v2/event/details/', { query: { id } })
      expect(data).toMatchObject({ status: 'Cancelled', is_live: false, availability_label: null })
    }
  })

  it('leads on to other events, and is among those of none', async () => {
    const shared = { series_id: await createSeries(test.db), skill_ids: [await createSkill(test.db)] }
    const other = await createEvent(test.db, shared)
    const id = await createEvent(test.db, { ...shared, publication: 'cancelled' })
    const related = async (of: number) =>
      (await test.call('GET /v2/event/related/list/', { query: { id: of } })).data.map((event) => event.id)
    expect(await related(id)).toEqual([other])
    expect(await related(other)).toEqual([])
    const { data } = await test.call('GET /v2/event/details/', { query: { id: other } })
    expect(data.series?.events.map((event) => event.id)).toEqual([other])
  })

  it('takes no registration, no question and no review, and gives no film, file or calendar', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { starts_in_minutes: -90, recording: { published_minutes_ago: 5 } })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await moveEvent(test.db, { id, publication: 'cancelled' })
    const refusals = [
      [await asha.tryCall('POST /v2/event/register/', { body: { id } }), 409, 'EventIsCancelled'],
      [await asha.tryCall('POST /v2/event/register/cancel/', { body: { id } }), 409, 'EventIsCancelled'],
      [
        await asha.tryCall('POST /v2/event/question/add/', { body: { id, question: 'Why?' } }),
        404,
        'EventNotFound',
      ],
      [await asha.tryCall('POST /v2/event/review/add/', { body: { id, rating: 5 } }), 404, 'EventNotFound'],
      [await asha.tryCall('POST /v2/event/question/list/', { body: { id } }), 404, 'EventNotFound'],
      [await asha.tryCall('GET /v2/event/resource/list/', { query: { id } }), 404, 'EventNotFound'],
      [await asha.tryCall('GET /v2/event/watch/', { query: { id } }), 404, 'EventNotFound'],
    ] as const
    for (const [answer, status, code] of refusals) {
      expect(answer).toMatchObject({ success: false, status, errors: [{ code }] })
    }
    expect((await test.app.inject(`/events/details/${id}/calendar.ics`)).statusCode).toBe(404)
  })

  it('lets nobody into its meeting', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { starts_in_minutes: 5 })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await moveEvent(test.db, { id, publication: 'cancelled' })
    const answer = await test.app.inject({
      url: `/events/details/${id}/join`,
      cookies: { accesstoken: asha.token },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.headers.location).toBe(`/events/details/${id}`)
  })
})
