import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createAttendee, createPastEvent } from '../../testing/create-feedback.ts'
import { eventReviews, eventWatches } from '../index.ts'

const test = testApp()
const reviewsOf = (id: number, more: { page?: number; length?: number; after?: number } = {}) =>
  test.call('POST /v2/event/review/list/', { body: { id, ...more } })

describe('reviewing an event', () => {
  it('begins at five stars and asks for no words', async () => {
    const id = await createPastEvent(test)
    const meera = await createAttendee(test, id, { first_name: 'Meera', last_name: 'Nair' })
    const { data } = await meera.call('POST /v2/event/review/add/', { body: { id } })
    expect(data).toMatchObject({ message: 'Thank you for your review!', rating: 5, rating_count: 1 })
    const expected = {
      id: data.review.id,
      rating: 5,
      feedback: '',
      reviewed_by: 'Meera N.',
      reviewed_at: '2026-01-15T06:30:00Z',
      is_edited: false,
      is_mine: true,
      is_reported: false,
    }
    expect(data.review).toEqual(expected)
    const seen = await reviewsOf(id)
    expect(seen).toMatchObject({ recordsTotal: 1, rating: 5, rating_count: 1, own: null })
    expect(seen.data).toEqual([{ ...expected, is_mine: false }])
    expect(JSON.stringify(seen)).not.toContain(meera.email)
  })

  it('is one a person: a second takes the place of the first, and the rating follows', async () => {
    const id = await createPastEvent(test)
    const [one, two] = [await createAttendee(test, id), await createAttendee(test, id)]
    const add = async (person: typeof one, rating: number, feedback = '') =>
      (await person.call('POST /v2/event/review/add/', { body: { id, rating, feedback } })).data
    await add(one, 5, 'Lovely.')
    expect(await add(two, 2)).toMatchObject({ rating: 3.5, rating_count: 2 })
    const changed = await add(one, 3, 'On second thoughts.')
    expect(changed).toMatchObject({
      message: 'Your review is updated.',
      rating: 2.5,
      rating_count: 2,
      review: { rating: 3, feedback: 'On second thoughts.', is_edited: true },
    })
    expect((await reviewsOf(id)).recordsTotal).toBe(2)
    const mine = await one.call('POST /v2/event/review/list/', { body: { id } })
    expect(mine).toMatchObject({
      own_state: 'may-review',
      own: { rating: 3, feedback: 'On second thoughts.', is_hidden: false },
    })
    const details = await test.call('GET /v2/event/details/', { query: { id } })
    expect(details.data).toMatchObject({ rating: 2.5, rating_count: 2 })
  })

  it('leads to the thank-you page, unless the event is on demand', async () => {
    const past = await createPastEvent(test)
    const film = await createEvent(test.db, {
      starts_in_minutes: null,
      recording: { published_minutes_ago: 60, duration_seconds: 1_000 },
    })
    const person = await createAttendee(test, past)
    await test.db
      .insert(eventWatches)
      .values({ event_id: film, user_id: person.id, watched: '{[0,600)}', watched_seconds: 600 })
    const goAfter = async (id: number) =>
      (await person.call('POST /v2/event/review/add/', { body: { id } })).data.go
    expect(await goAfter(past)).toBe('thank-you')
    expect(await goAfter(film)).toBe('stay')
  })

  it('is for those who took part: others learn what they may do', async () => {
    const id = await createPastEvent(test)
    const coming = await createEvent(test.db)
    const running = await createEvent(test.db, { starts_in_minutes: -30 })
    const stranger = await createPerson(test)
    const stateOf = async (event: number, person?: typeof stranger) =>
      (await (person ?? test).call('POST /v2/event/review/list/', { body: { id: event } })).own_state
    expect(await stateOf(id)).toBe('log-in')
    expect(await stateOf(id, stranger)).toBe('not-there')
    expect(await stateOf(id, await createAttendee(test, id))).toBe('may-review')
    expect(await stateOf(coming, stranger)).toBe('not-yet')
    const early = await createAttendee(test, running)
    for (const person of [undefined, stranger, early]) {
      expect(await stateOf(running, person)).toBe('not-there')
    }
    for (const [person, event] of [
      [stranger, id],
      [stranger, coming],
      [early, running],
    ] as const) {
      const answer = await person.tryCall('POST /v2/event/review/add/', { body: { id: event } })
      expect(answer).toMatchObject({ status: 403, errors: [{ code: 'ReviewNeedsAttendance' }] })
    }
    expect(await test.tryCall('POST /v2/event/review/add/', { body: { id } })).toMatchObject({ status: 401 })
    expect(await test.db.$count(eventReviews)).toBe(0)
  })

  it.each([
    ['no star', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 4.5 }, 'rating'],
    ['20,000 characters', { feedback: 'x'.repeat(20_000) }, 'feedback'],
  ])('refuses %s, beside the field', async (_name, wrong, field) => {
    const id = await createPastEvent(test)
    const person = await createAttendee(test, id)
    const answer = await person.tryCall('POST /v2/event/review/add/', { body: { id, ...wrong } })
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] })
  })

  it('refuses an unknown event and a draft', async () => {
    const person = await createPerson(test)
    for (const id of [999_999, await createEvent(test.db, { publication: 'draft' })]) {
      expect(await person.tryCall('POST /v2/event/review/add/', { body: { id } })).toMatchObject({
        status: 404,
      })
      expect(await test.tryCall('POST /v2/event/review/list/', { body: { id } })).toMatchObject({
        status: 404,
      })
    }
  })

  it('keeps the rating equal to the reviews under many at once', async () => {
    const id = await createPastEvent(test)
    const people = await Promise.all(Array.from({ length: 8 }, () => createAttendee(test, id)))
    const tries = Array.from({ length: 160 }, (_, turn) => ({
      person: people[turn % people.length],
      rating: ((turn * 3) % 5) + 1,
    }))
    const answers = await Promise.all(
      tries.map(({ person, rating }) =>
        person?.tryCall('POST /v2/event/review/add/', { body: { id, rating } }),
      ),
    )
    expect(answers.every((answer) => answer?.success)).toBe(true)
    const rows = await test.db.select().from(eventReviews)
    const sum = rows.reduce((total, { rating }) => total + rating, 0)
    expect(rows).toHaveLength(people.length)
    expect(await reviewsOf(id)).toMatchObject({
      rating_count: people.length,
      rating: Math.round((sum / people.length) * 10) / 10,
    })
  })
})

describe('the list of reviews', () => {
  it('comes ten at a time, newest first, and goes on after the last one shown', async () => {
    const id = await createPastEvent(test)
    const ids: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const person = await createAttendee(test, id)
      const { data } = await person.call('POST /v2/event/review/add/', { body: { id, rating: 4 } })
      ids.unshift(data.review.id)
    }
    const first = await reviewsOf(id)
    expect(first).toMatchObject({ recordsTotal: 12, rating: 4 })
    expect(first.data.map((review) => review.id)).toEqual(ids.slice(0, 10))
    const second = await reviewsOf(id, { page: 2 })
    expect(second.data.map((review) => review.id)).toEqual(ids.slice(10))
    expect((await reviewsOf(id, { after: ids[9] ?? 0 })).data).toEqual(second.data)
    const lost = await test.tryCall('POST /v2/event/review/list/', { body: { id, after: 999_999 } })
    expect(lost).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound' }] })
  })
})
