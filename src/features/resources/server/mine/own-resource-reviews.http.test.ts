import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { changeResource } from '../../testing/change-resource.queries.ts'
import { createResource } from '../../testing/create-resource.ts'
import { reportableResourceReviews } from '../reviews/resource-reviews.queries.ts'

const test = testApp()

const reviewsOf = (
  who: Pick<Person, 'call'>,
  body: { page?: number; length?: number; after?: number } = {},
) => who.call('POST /resources/review/own/list/', { body })

async function review(person: Person, given: { rating?: number; comment?: string } = {}) {
  const resource_id = await createResource(test.db)
  const { data } = await person.call('POST /resources/review/add/', { body: { id: resource_id, ...given } })
  return { resource_id, id: data.review.id }
}

describe('what I said of resources', () => {
  it('comes newest first, as it was said last, and nothing of another', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)]
    const older = await review(me, { rating: 3 })
    const newer = await review(me, { comment: 'My son loves it.' })
    await review(other, { comment: 'Of another.' })
    await me.call('POST /resources/review/add/', {
      body: { id: older.resource_id, rating: 2, comment: 'The print is small.' },
    })
    const listed = await reviewsOf(me)
    expect(listed).toMatchObject({ recordsTotal: 2, recordsTotal_is_capped: false })
    expect(listed.data).toEqual([
      {
        id: newer.id,
        rating: 5,
        comment: 'My son loves it.',
        reviewed_at: '2026-01-15T06:30:00Z',
        is_edited: false,
        is_hidden: false,
        is_waiting: false,
        resource: { id: newer.resource_id, title: 'Picture cards', language: 'en' },
      },
      expect.objectContaining({
        id: older.id,
        rating: 2,
        comment: 'The print is small.',
        is_edited: true,
      }),
    ])
  })

  it('says what is hidden, and names no resource that is kept from me', async () => {
    const me = await createPerson(test)
    const { id, resource_id } = await review(me)
    await test.db.transaction((tx) =>
      reportableResourceReviews.setHidden(tx, { id, isHidden: true, now: TEST_NOW }),
    )
    await changeResource(test.db, resource_id, { privacy: 'Only me', title: 'Not for others' })
    const listed = await reviewsOf(me)
    expect(listed.data).toMatchObject([{ id, is_hidden: true, resource: null }])
    expect(JSON.stringify(listed)).not.toContain('Not for others')
  })

  it('goes on behind the last one shown, which must be mine', async () => {
    const me = await createPerson(test)
    const ids: number[] = []
    for (let said = 0; said < 3; said += 1) ids.unshift((await review(me)).id)
    const idsOf = (listed: { data: { id: number }[] }) => listed.data.map(({ id }) => id)
    expect(idsOf(await reviewsOf(me, { length: 2 }))).toEqual(ids.slice(0, 2))
    expect(idsOf(await reviewsOf(me, { length: 2, after: ids[1] ?? 0 }))).toEqual(ids.slice(2))
    const theirs = await review(await createPerson(test))
    const answer = await me.tryCall('POST /resources/review/own/list/', { body: { after: theirs.id } })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound' }] })
  })

  it('is for who is logged in, in a fixed number of queries', async () => {
    expect(await test.tryCall('POST /resources/review/own/list/', { body: {} })).toMatchObject({
      status: 401,
    })
    const me = await createPerson(test)
    await review(me)
    const forOne = await test.queriesOf(() => reviewsOf(me))
    for (let said = 0; said < 4; said += 1) await review(me)
    expect(await test.queriesOf(() => reviewsOf(me))).toBe(forOne)
  })
})
