import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createAttendee, createPastEvent } from '../../testing/create-feedback.ts'
import { unpublishEvent } from '../../testing/take-back-event.queries.ts'
import { createAttendance } from '../../testing/take-part.ts'
import { reportableReviews } from '../feedback/reportable-feedback.queries.ts'

const test = testApp()

const reviewsOf = (
  who: Pick<Person, 'call'>,
  body: { page?: number; length?: number; after?: number } = {},
) => who.call('POST /v2/event/review/own/list/', { body })

/** A review of an event of yesterday. Returns the ids of both. */
async function review(person: Person, given: { rating?: number; feedback?: string } = {}) {
  const event_id = await createPastEvent(test)
  await createAttendance(test.db, { event_id, user_id: person.id })
  const { data } = await person.call('POST /v2/event/review/add/', { body: { id: event_id, ...given } })
  return { event_id, id: data.review.id }
}

describe('what I said of events', () => {
  it('comes newest first, as it was said last, and nothing of another', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)]
    const older = await review(me, { rating: 3, feedback: 'A bit fast.' })
    const newer = await review(me, { feedback: 'Lovely.' })
    await review(other, { feedback: 'Of another.' })
    await me.call('POST /v2/event/review/add/', {
      body: { id: older.event_id, rating: 4, feedback: 'I watched it again.' },
    })
    const listed = await reviewsOf(me)
    expect(listed).toMatchObject({ recordsTotal: 2, recordsTotal_is_capped: false })
    expect(listed.data).toMatchObject([
      { id: newer.id, rating: 5, feedback: 'Lovely.', is_edited: false },
      { id: older.id },
    ])
    expect(listed.data[1]).toEqual({
      id: older.id,
      rating: 4,
      feedback: 'I watched it again.',
      reviewed_at: '2026-01-15T06:30:00Z',
      is_edited: true,
      is_hidden: false,
      is_waiting: false,
      event: { id: older.event_id, title: 'A quiet morning', text_language: 'en', is_cancelled: false },
    })
    expect(JSON.stringify(listed)).not.toContain('Of another.')
  })

  it('says what is hidden, and leads to nothing that is no longer shown', async () => {
    const me = await createPerson(test)
    const { id, event_id } = await review(me)
    await test.db.transaction((tx) => reportableReviews.setHidden(tx, { id, isHidden: true, now: TEST_NOW }))
    await unpublishEvent(test.db, event_id)
    expect((await reviewsOf(me)).data).toMatchObject([{ id, is_hidden: true, event: null }])
  })

  it('goes on behind the last one shown, which must be mine', async () => {
    const me = await createPerson(test)
    const ids: number[] = []
    for (let said = 0; said < 3; said += 1) ids.unshift((await review(me)).id)
    const idsOf = (listed: { data: { id: number }[] }) => listed.data.map(({ id }) => id)
    expect(idsOf(await reviewsOf(me, { length: 2 }))).toEqual(ids.slice(0, 2))
    expect(idsOf(await reviewsOf(me, { length: 2, page: 2 }))).toEqual(ids.slice(2))
    expect(idsOf(await reviewsOf(me, { length: 2, after: ids[1] ?? 0 }))).toEqual(ids.slice(2))
    const theirs = await review(await createPerson(test))
    const answer = await me.tryCall('POST /v2/event/review/own/list/', { body: { after: theirs.id } })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound' }] })
  })

  it('is for who is logged in, in a fixed number of queries', async () => {
    expect(await test.tryCall('POST /v2/event/review/own/list/', { body: {} })).toMatchObject({ status: 401 })
    const me = await createAttendee(test, await createPastEvent(test))
    await review(me)
    const forOne = await test.queriesOf(() => reviewsOf(me))
    for (let said = 0; said < 4; said += 1) await review(me)
    expect(await test.queriesOf(() => reviewsOf(me))).toBe(forOne)
  })
})
