import { expect, it } from 'vitest'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { resourceFacetCounts } from '../resource-facets.tables.ts'
import { libraryInfoReader } from './library-info.ts'

const test = testApp()
const info = async () => (await test.call('GET /v2/resource/info/', {})).data

it('the library is as large as what everyone sees of it, with its likes', async () => {
  expect(await info()).toEqual({ resources_count: 0, creators_count: 0, likes_count: 0, types_count: 0 })
  const resource_type_id = await createTerm(test.db, 'resource_types')
  for (const likes_count of [3, 4]) await createResource(test.db, { resource_type_id, likes_count })
  await createResource(test.db, { resource_type_id, likes_count: 90, privacy: 'Only me' })
  expect(await info()).toEqual({ resources_count: 2, creators_count: 0, likes_count: 7, types_count: 1 })
})

it('of a large one the likes are summed once a minute, and many who ask at once wait for one sum', async () => {
  await createResource(test.db, { likes_count: 3 })
  await test.db.update(resourceFacetCounts).set({ listed: 10_001 })
  const read = libraryInfoReader()
  const now = test.clock.now()
  const queries = await test.queriesOf(() => Promise.all(Array.from({ length: 5 }, () => read(test.db, now))))
  expect(queries).toBe(5 + 1)
  await createResource(test.db, { likes_count: 4 })
  const after = async (seconds: number) =>
    (await read(test.db, new Date(now.getTime() + seconds * 1_000))).likes_count
  expect([await after(59), await after(60)]).toEqual([3, 7])
})
