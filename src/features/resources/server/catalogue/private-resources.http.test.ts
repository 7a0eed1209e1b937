import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { changeResource } from '../../testing/change-resource.queries.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
type Body = NonNullable<Parameters<typeof test.call<'POST /v2/resource/list/'>>[1]['body']>

describe.each([
  { name: 'for its person only', state: { privacy: 'Only me' } },
  { name: 'hidden', state: { status: 'hidden' } },
  { name: 'a draft', state: { status: 'draft' } },
] as const)('a resource that is $name', ({ state }) => {
  it('is in no list, search, count or figure of anyone else', async () => {
    const [maker, stranger] = [await createPerson(test), await createPerson(test)]
    const [skill, tag] = [await createSkill(test.db), await createTag(test.db)]
    const id = await createResource(test.db, {
      title: 'Quokka',
      summary: 'zebrafish',
      creator_id: maker.id,
      skill_ids: [skill],
      tag_ids: [tag],
      likes_count: 7,
    })
    const last = await createResource(test.db, { title: 'Quiet', skill_ids: [skill] })
    await stranger.call('POST /v2/resource/bookmark/', { body: { id } })
    await changeResource(test.db, id, state)

    for (const who of [test, stranger]) {
      const everyWay: Body[] = [
        {},
        { skill },
        { skill, tag },
        { creator: [maker.id] },
        { type: 3, creator_id: maker.id },
        { search_query: 'quokka' },
        { search_query: 'zebrafish', tag },
        { search_query: 'zebrafihs' },
        { sort: 'title', flag_descending: false },
      ]
      for (const asked of everyWay) {
        const { data, recordsTotal } = await who.call('POST /v2/resource/list/', { body: asked })
        expect(data.map((one) => one.id)).not.toContain(id)
        expect(recordsTotal).toBe(data.length)
      }
      const filter = (query: object) => who.call('GET /v2/resource/filter/count/', { query })
      for (const query of [{}, { skill }, { search_query: 'quokka' }]) {
        const { data } = await filter(query)
        expect(data.tags).toEqual([])
        expect(data.creators).toEqual([])
      }
      expect((await who.call('GET /v2/resource/filter/hyperlink/', {})).data.tags).toEqual([])
      expect((await who.call('POST /resources/creator/list/', { body: { length: -1 } })).data).toEqual([])
      expect((await who.call('GET /v2/resource/info/', {})).data).toEqual({
        resources_count: 1,
        creators_count: 0,
        likes_count: 0,
        types_count: 1,
      })
      // Continuing after it would reveal its position.
      const behind = { body: { after: id, sort: 'title' as const } }
      expect(await who.tryCall('POST /v2/resource/list/', behind)).toMatchObject({ status: 422 })
    }
    for (const type of [2, 4] as const) expect(await idsOf(stranger, { type })).toEqual([])
    expect(await idsOf(maker, { type: 4 })).toEqual([id])
    expect(await idsOf(maker, { type: 4, search_query: 'quokka' })).toEqual([id])
    expect(await idsOf(maker, {})).toEqual([last])
  })
})

const idsOf = async (who: Person, body: object) =>
  (await who.call('POST /v2/resource/list/', { body })).data.map(({ id }) => id)
