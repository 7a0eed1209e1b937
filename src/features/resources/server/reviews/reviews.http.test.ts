import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { disablePerson } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
const list = (id: number, more: object = {}) =>
  test.call('POST /resources/review/list/', { body: { id, ...more } })

describe('a review of a resource', () => {
  it('is deleted by its writer, its stars with it, and by nobody else', async () => {
    const id = await createResource(test.db)
    const [asha, ben] = [await createPerson(test), await createPerson(test)]
    await asha.call('POST /resources/review/add/', { body: { id, rating: 1, comment: 'For Arjun.' } })
    const refused = await ben.tryCall('POST /resources/review/delete/', { body: { id } })
    expect(refused).toMatchObject({ status: 404, errors: [{ code: 'ReviewNotFound' }] })
    expect(await list(id)).toMatchObject({ recordsTotal: 1, rating: 1 })
    await asha.call('POST /resources/review/delete/', { body: { id } })
    expect(await list(id)).toMatchObject({ recordsTotal: 0, rating: null, rating_count: 0 })
  })

  it('stays under a former member after the writer’s account was closed', async () => {
    const id = await createResource(test.db)
    const asha = await createPerson(test)
    await asha.call('POST /resources/review/add/', { body: { id, rating: 4, comment: 'Calm.' } })
    await disablePerson(test.db, asha.id, test.clock.now())
    expect((await list(id)).data).toMatchObject([{ comment: 'Calm.', reviewed_by: null }])
  })

  it('begins at 5, is one a person, and moves the rating when it is changed', async () => {
    const id = await createResource(test.db)
    const [asha, ben] = [await createPerson(test), await createPerson(test, { first_name: 'Ben' })]
    const first = await asha.call('POST /resources/review/add/', {
      body: { id, comment: '  My son loves it 🧑‍🧑‍🧒 ' },
    })
    expect(first.data).toMatchObject({
      rating: 5,
      rating_count: 1,
      review: {
        rating: 5,
        comment: 'My son loves it 🧑‍🧑‍🧒',
        reviewed_by: 'Asha V.',
        is_mine: true,
        is_edited: false,
      },
    })
    await ben.call('POST /resources/review/add/', { body: { id, rating: 2 } })
    const again = await asha.call('POST /resources/review/add/', {
      body: { id, rating: 4, comment: 'बढ़िया' },
    })
    expect(again.data).toMatchObject({ rating: 3, rating_count: 2, review: { is_edited: true } })
    const { data, ...rest } = await list(id)
    expect(data.map(({ rating, comment, is_mine }) => [rating, comment, is_mine])).toEqual([
      [2, '', false],
      [4, 'बढ़िया', false],
    ])
    expect(rest).toMatchObject({ recordsTotal: 2, rating: 3, rating_count: 2, own: null })
    const own = await asha.call('POST /resources/review/list/', { body: { id } })
    expect(own.own).toEqual({ rating: 4, comment: 'बढ़िया', is_hidden: false, is_waiting: false })
  })

  it('is one however often it is sent at once', async () => {
    const id = await createResource(test.db)
    const person = await createPerson(test)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        person.call('POST /resources/review/add/', { body: { id, rating: (index % 5) + 1 } }),
      ),
    )
    const { recordsTotal, rating, data } = await list(id)
    expect(recordsTotal).toBe(1)
    expect(rating).toBe(data[0]?.rating)
  })

  it('is refused of one’s own resource, of what is not seen, without an account and without sense', async () => {
    const person = await createPerson(test)
    const own = await createResource(test.db, { creator_id: person.id })
    const hidden = await createResource(test.db, { status: 'hidden' })
    const review = (body: object) =>
      person.tryCall('POST /resources/review/add/', { body: body as { id: number } })
    expect(await review({ id: own })).toMatchObject({
      status: 403,
      errors: [{ code: 'OwnResourceNotReviewed' }],
    })
    expect(await review({ id: hidden })).toMatchObject({ status: 404 })
    expect(await review({ id: own, rating: 6 })).toMatchObject({ status: 422, errors: [{ field: 'rating' }] })
    expect(await review({ id: own, comment: 'a'.repeat(2_001) })).toMatchObject({ status: 422 })
    expect(await test.tryCall('POST /resources/review/add/', { body: { id: own } })).toMatchObject({
      status: 401,
    })
    expect(await test.tryCall('POST /resources/review/list/', { body: { id: hidden } })).toMatchObject({
      status: 404,
    })
  })

  it('goes on behind the last one shown', async () => {
    const id = await createResource(test.db)
    for (let index = 0; index < 12; index += 1) {
      const person = await createPerson(test)
      await person.call('POST /resources/review/add/', { body: { id, comment: `${index}` } })
    }
    const first = await list(id)
    expect(first.data).toHaveLength(10)
    const after = first.data.at(-1)?.id
    const more = await list(id, { after })
    expect(more.data.map(({ comment }) => comment)).toEqual(['1', '0'])
    const lost = await test.tryCall('POST /resources/review/list/', { body: { id, after: 999_999 } })
    expect(lost).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound' }] })
  })

  it('that waits for its link is shown without it, unless enough people reported it meanwhile', async () => {
    const id = await createResource(test.db)
    const [author, calm] = [await createPerson(test), await createPerson(test)]
    const write = async (person: Person, comment: string) =>
      (await person.call('POST /resources/review/add/', { body: { id, comment } })).data.review.id
    const reported = await write(author, 'Lovely')
    await write(calm, 'Calm')
    const report = async () =>
      (await createPerson(test)).call('POST /master/report/', {
        body: { kind: 'resource-review', id: reported, reason: 'advert' },
      })
    await report()
    await report()
    for (const person of [author, calm]) await write(person, 'Lovely, see www.example.org')
    expect((await list(id)).recordsTotal).toBe(0)
    await report()
    for (const person of [author, calm]) await write(person, 'Lovely indeed')
    const { data, rating_count } = await list(id)
    expect(data.map(({ comment }) => comment)).toEqual(['Lovely indeed'])
    expect(rating_count).toBe(1)
    const own = await author.call('POST /resources/review/list/', { body: { id } })
    expect(own.own).toMatchObject({ is_hidden: true, is_waiting: false })
  })

  it('is hidden by three reports and takes its rating along', async () => {
    const id = await createResource(test.db)
    const author = await createPerson(test)
    const added = await author.call('POST /resources/review/add/', {
      body: { id, rating: 1, comment: 'Rude' },
    })
    for (let index = 0; index < 3; index += 1) {
      const reader = await createPerson(test)
      await reader.call('POST /master/report/', {
        body: { kind: 'resource-review', id: added.data.review.id, reason: 'unkind' },
      })
    }
    expect(await list(id)).toMatchObject({ recordsTotal: 0, rating: null, rating_count: 0 })
  })
})
