import { expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()

it('leaves what people made whom I blocked out of my lists, and out of nobody else’s', async () => {
  const [asha, ravi, meera] = [await createPerson(test), await createPerson(test), await createPerson(test)]
  const skill = await createSkill(test.db)
  const make = (creator_id: number | null, title: string) =>
    createResource(test.db, { creator_id, title, skill_ids: [skill] })
  await make(ravi.id, 'Calm cards of Ravi')
  const kept = await make(meera.id, 'Calm cards of Meera')
  const orphan = await make(null, 'Calm cards of nobody')
  await asha.call('POST /user/preferences/', { body: { skills: [skill] } })
  await asha.call('POST /v2/user/block/', { body: { id: ravi.id } })
  const list = (body: object, person: Pick<typeof asha, 'call'> = asha) =>
    person.call('POST /v2/resource/list/', { body })
  for (const body of [
    {},
    { search_query: 'calm' },
    { skill: [skill] },
    { search_query: 'calm', skill: [skill] },
  ]) {
    const found = await list(body)
    expect(found.data.map(({ id }) => id).sort(), JSON.stringify(body)).toEqual([kept, orphan].sort())
    expect(found.recordsTotal).toBe(2)
    expect((await list(body, test)).recordsTotal).toBe(3)
  }
  expect((await list({ type: 3, creator_id: ravi.id })).recordsTotal).toBe(1)
  const ids = (listed: { data: { id: number }[] }) => listed.data.map(({ id }) => id).sort()
  const related = await asha.call('GET /v2/resource/related/list/', { query: { id: kept } })
  expect(ids(related)).toEqual([orphan])
  expect(related.recordsTotal).toBe(1)
  expect(ids(await asha.call('GET /v2/resource/for-you/list/', { query: {} }))).toEqual([kept, orphan].sort())
  expect(ids(await asha.call('POST /resources/creator/list/', { body: {} }))).toEqual([meera.id])
  expect(ids(await test.call('POST /resources/creator/list/', { body: {} })).sort()).toEqual(
    [ravi.id, meera.id].sort(),
  )
  const review = { id: kept, rating: 2 }
  await ravi.call('POST /resources/review/add/', { body: review })
  expect(await asha.call('POST /resources/review/list/', { body: { id: kept } })).toMatchObject({
    data: [],
    recordsTotal: 0,
    rating: 2,
  })
})
