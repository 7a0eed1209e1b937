import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { changeResource } from '../../testing/change-resource.queries.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
type Body = Parameters<typeof test.call<'POST /v2/resource/list/'>>[1]['body']
const list = (body: Body = {}) => test.call('POST /v2/resource/list/', { body })
const titles = async (body?: Body) => (await list(body)).data.map(({ title }) => title)
const day = (date: number) => new Date(Date.UTC(2026, 0, date))

async function fourResources() {
  await createResource(test.db, {
    title: 'Dogs',
    likes_count: 5,
    published_at: day(3),
    rating_sum: 9,
    rating_count: 2,
  })
  await createResource(test.db, {
    title: 'bees',
    likes_count: 9,
    published_at: day(1),
    rating_sum: 5,
    rating_count: 1,
  })
  await createResource(test.db, { title: 'Éclairs', likes_count: 5, published_at: day(2) })
  await createResource(test.db, {
    title: 'Ants',
    likes_count: 0,
    published_at: day(4),
    rating_sum: 10,
    rating_count: 2,
  })
}

describe('the order of resources', () => {
  it('is by likes, and among equals the newest first', async () => {
    await fourResources()
    expect(await titles()).toEqual(['bees', 'Éclairs', 'Dogs', 'Ants'])
    expect(await titles({ sort: 'likes' })).toEqual(['bees', 'Éclairs', 'Dogs', 'Ants'])
  })

  it('can be by age, rating and title, by each of the names of the field', async () => {
    await fourResources()
    expect(await titles({ sort: 'newest' })).toEqual(['Ants', 'Dogs', 'Éclairs', 'bees'])
    expect(await titles({ sort_by: 'rating' })).toEqual(['Ants', 'bees', 'Dogs', 'Éclairs'])
    expect(await titles({ sorting_column: 'title' })).toEqual(['Ants', 'bees', 'Dogs', 'Éclairs'])
    expect(await titles({ sort: 'title', flag_descending: true })).toEqual([
      'Éclairs',
      'Dogs',
      'bees',
      'Ants',
    ])
    expect(await titles({ sort: 'likes', flag_descending: 'false' })).toEqual([
      'Ants',
      'Dogs',
      'Éclairs',
      'bees',
    ])
  })
})

describe('a page of resources', () => {
  it.each(['likes', 'newest', 'rating', 'title'] as const)(
    'asked for by cursor is the page asked for by number, by %s',
    async (sort) => {
      for (let index = 0; index < 7; index += 1)
        await createResource(test.db, {
          title: `Cards ${index % 3}`,
          likes_count: index % 2,
          published_at: day(1 + (index % 3)),
          rating_count: index % 2,
          rating_sum: 4 * (index % 2),
        })
      for (const flag_descending of [undefined, true, false]) {
        const all = (await list({ sort, flag_descending })).data.map(({ id }) => id)
        expect(new Set(all).size).toBe(7)
        const byNumber: number[] = []
        const byCursor: number[] = []
        for (let page = 1; page <= 4; page += 1) {
          const asked = { sort, flag_descending, length: 2 }
          byNumber.push(...(await list({ ...asked, page })).data.map(({ id }) => id))
          byCursor.push(...(await list({ ...asked, after: byCursor.at(-1) })).data.map(({ id }) => id))
        }
        expect(byNumber).toEqual(all)
        expect(byCursor).toEqual(all)
      }
    },
  )

  it('shows nothing twice and leaves nothing out while resources come and go', async () => {
    await fourResources()
    const [first, second] = (await list({ sort: 'title' })).data
    await createResource(test.db, { title: 'Aardvarks' })
    await changeResource(test.db, first?.id ?? 0, { title: 'Ants again' })
    expect(await titles({ sort: 'title', after: second?.id })).toEqual(['Dogs', 'Éclairs'])
  })

  it('holds 12 unless asked otherwise, five of a creator, and is empty past the end', async () => {
    const { id: creator_id } = await createPerson(test)
    for (let index = 0; index < 13; index += 1) await createResource(test.db, { creator_id })
    expect((await list()).data).toHaveLength(12)
    expect((await list({ page: 2 })).data).toHaveLength(1)
    expect((await list({ type: 3, creator_id })).data).toHaveLength(5)
    expect(await list({ page: 100_000, length: 100 })).toMatchObject({
      data: [],
      recordsTotal: 13,
      recordsTotal_is_capped: false,
    })
  })

  it('is refused in words where its place is not to be found', async () => {
    await fourResources()
    for (const body of [{ after: 9_999 }, { after: 9_999, search_query: 'dogs' }])
      expect(await test.tryCall('POST /v2/resource/list/', { body })).toMatchObject({
        status: 422,
        errors: [{ code: 'CursorNotFound', field: 'after' }],
      })
  })

  it('takes as many queries for one resource as for a hundred, whatever is asked', async () => {
    const skill = await createSkill(test.db)
    for (let index = 0; index < 20; index += 1) await createResource(test.db, { skill_ids: [skill] })
    // The first search of a process loads the vocabulary.
    await list({ search_query: 'cards' })
    for (const asked of [{}, { skill }, { search_query: 'cards' }, { search_query: 'crads', skill }]) {
      const one = await test.queriesOf(() => list({ ...asked, length: 1 }))
      expect(one).toBeGreaterThan(0)
      expect(await test.queriesOf(() => list({ ...asked, length: 100 }))).toBe(one)
    }
  })
})

it('a form may send empty fields along', async () => {
  await fourResources()
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v2/resource/list/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload:
      'page=&length=&after=&type=&own=&creator_id=&sort=&skill=&tag=&creator=&resource_type=&search_query=+',
  })
  expect(answer.json()).toMatchObject({ recordsTotal: 4, data: [{ title: 'bees' }, {}, {}, {}] })
})
