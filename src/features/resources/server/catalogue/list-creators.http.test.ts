import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
const list = (body: Parameters<typeof test.call<'POST /resources/creator/list/'>>[1]['body'] = {}) =>
  test.call('POST /resources/creator/list/', { body })

describe('the list of creators', () => {
  it('holds those who share, with the most first, and nothing of how to reach them', async () => {
    const meera = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
    const asha = await createPerson(test)
    await createPerson(test, { first_name: 'Silent' })
    await createResource(test.db, { creator_id: asha.id })
    await createResource(test.db, { creator_id: meera.id })
    await createResource(test.db, { creator_id: meera.id })
    await createResource(test.db, { creator_id: asha.id, status: 'draft' })
    await createResource(test.db, { creator_id: null })
    const shown = { designation: '', picture: null, followers: 0 }
    const both = [
      { id: meera.id, name: 'Meera Nair', resources_count: 2, ...shown },
      { id: asha.id, name: 'Asha Verma', resources_count: 1, ...shown },
    ]
    expect(await list({ page: 1, length: -1 })).toEqual({
      success: true,
      data: both,
      recordsTotal: 2,
      recordsTotal_is_capped: false,
    })
    expect((await list({ length: 1, page: 2 })).data).toEqual(both.slice(1))
    expect((await list({ search_query: 'ira na' })).data).toEqual([])
    expect((await list({ search_query: 'EERA na' })).data).toEqual(both.slice(0, 1))
  })

  it('refuses lengths that are none', async () => {
    for (const length of [0, -2, 101, 'all'])
      expect(
        await test.tryCall('POST /resources/creator/list/', { body: { length } as never }),
      ).toMatchObject({
        status: 422,
        errors: [{ field: 'length' }],
      })
  })
})

it('the library says how large it is', async () => {
  const { id } = await createPerson(test)
  await createResource(test.db, { creator_id: id, likes_count: 3 })
  await createResource(test.db, { likes_count: 4 })
  await createResource(test.db, { likes_count: 40, status: 'draft' })
  expect((await test.call('GET /v2/resource/info/', {})).data).toEqual({
    resources_count: 2,
    creators_count: 1,
    likes_count: 7,
    types_count: 2,
  })
})
