import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createSkill, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { keptAndRecounted } from '../../testing/recount.queries.ts'
import { insertResources } from '../insert-resource.queries.ts'
import { refreshSearchWords } from './refresh-search-words.ts'

const test = testApp()
const found = async (search_query: string) => {
  const { data } = await test.call('POST /v2/resource/list/', { body: { search_query } })
  return data.map(({ title }) => title)
}
const expectKept = async () => {
  const { kept, recounted } = await keptAndRecounted(test.db)
  expect(kept).toEqual(recounted)
}

describe('what a resource is found by', () => {
  it('follows its creator to a new name', async () => {
    const [asha, other] = [await createPerson(test), await createPerson(test)]
    const skill_ids = [await createSkill(test.db, { name: 'Sorting' })]
    const kept = { keywords: ['pebbles'], search_words: 'Sorting pebbles Asha Verma' }
    await createResource(test.db, { title: 'Stones', creator_id: asha.id, skill_ids, ...kept })
    await createResource(test.db, { title: 'Leaves', creator_id: other.id, search_words: 'Asha Verma' })
    await asha.call('PATCH /v2/user/details/', { body: { first_name: 'Padmavati' } })
    await test.runJobs()
    expect(await found('padmavati')).toEqual(['Stones'])
    expect(await found('asha')).toEqual(['Leaves'])
    expect(await found('sorting pebbles')).toEqual(['Stones'])
    await expectKept()
  })

  it('stays as it is where another field changes', async () => {
    const asha = await createPerson(test)
    await createResource(test.db, { title: 'Stones', creator_id: asha.id, search_words: 'kept' })
    await asha.call('PATCH /v2/user/details/', { body: { first_name: asha.first_name, gender: 'Female' } })
    await test.runJobs()
    expect(await found('kept')).toEqual(['Stones'])
  })

  it('follows its type, in as many steps as it takes, also where its creator left', async () => {
    const resource_type_id = await createTerm(test.db, 'resource_types', { name: 'Recipes' })
    const many = Array.from({ length: 230 }, (_, number) => ({ title: `Leaf ${number}`, resource_type_id }))
    await insertResources(
      test.db,
      many.map((one) => ({ ...one, status: 'published' as const })),
    )
    await test.db.transaction((tx) => refreshSearchWords(tx, { of: 'type', id: resource_type_id }))
    await test.runJobs()
    const { recordsTotal } = await test.call('POST /v2/resource/list/', { body: { search_query: 'recipes' } })
    expect(recordsTotal).toBe(230)
    await expectKept()
  })
})
