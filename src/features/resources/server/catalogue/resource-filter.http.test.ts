import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import {
  createAgeGroup,
  createSkill,
  createTag,
  createTerm,
} from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
type Query = Parameters<typeof test.call<'GET /v2/resource/filter/count/'>>[1]['query']
const facets = async (query: Query = {}) =>
  (await test.call('GET /v2/resource/filter/count/', { query })).data
const shown = async (body: object) => (await test.call('POST /v2/resource/list/', { body })).recordsTotal
const counts = (terms: { id: number; count: number }[]) => terms.map(({ id, count }) => [id, count])

describe('the filter', () => {
  it('counts each term under the choices made in the other kinds', async () => {
    const [play, speech] = [
      await createSkill(test.db, { name: 'Play' }),
      await createSkill(test.db, { name: 'Speech' }),
    ]
    const [autism, sleep] = [await createTag(test.db), await createTag(test.db)]
    const maker = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
    const type = await createTerm(test.db, 'resource_types', { key: 'chart', name: 'Chart' })
    await createResource(test.db, { skill_ids: [play], tag_ids: [autism], resource_type_id: type })
    await createResource(test.db, { skill_ids: [play, speech], tag_ids: [sleep], creator_id: maker.id })
    await createResource(test.db, { skill_ids: [speech], tag_ids: [autism] })
    const all = await facets()
    expect(all.skills).toEqual([
      { id: play, name: 'Play', count: 2 },
      { id: speech, name: 'Speech', count: 2 },
    ])
    expect(all.types).toContainEqual({ id: type, key: 'chart', name: 'Chart', count: 1 })
    expect(all.creators).toEqual([{ id: maker.id, name: 'Meera Nair', count: 1 }])
    expect(all.counts_are_capped).toBe(false)
    const underAutism = await facets({ tag: autism })
    expect(counts(underAutism.skills)).toEqual([
      [play, 1],
      [speech, 1],
    ])
    // A facet's own choice doesn't reduce its own counts: choosing another of its terms would extend the list.
    expect(counts(underAutism.tags)).toEqual([
      [autism, 2],
      [sleep, 1],
    ])
    expect(underAutism.creators).toEqual([])
    expect((await facets({ tag: autism, creator: [maker.id] })).creators).toEqual([
      { id: maker.id, name: 'Meera Nair', count: 0 },
    ])
  })

  it.each([undefined, 'cards'])(
    'says of each term as many as the list then shows, searched for %s',
    async (words) => {
      const search_query = words
      const skills = [await createSkill(test.db), await createSkill(test.db)]
      const ages = [await createAgeGroup(test.db), await createAgeGroup(test.db)]
      const types = [await createTerm(test.db, 'resource_types'), await createTerm(test.db, 'resource_types')]
      const makers = [(await createPerson(test)).id, (await createPerson(test)).id]
      for (let index = 0; index < 12; index += 1)
        await createResource(test.db, {
          title: index % 6 === 5 ? 'Song' : 'Picture cards',
          resource_type_id: types[index % 2] ?? 0,
          creator_id: makers[index % 3] ?? null,
          skill_ids: skills.slice(0, index % 3),
          age_group_ids: ages.slice(index % 2),
          privacy: index % 5 === 0 ? 'Only me' : 'Everyone',
        })
      for (const chosen of [
        {},
        { skill: skills.slice(0, 1) },
        { skill: skills, resource_type: types.slice(0, 1) },
      ]) {
        const asked = { search_query, ...chosen }
        const counted = await facets(asked)
        for (const { id, count } of counted.skills) expect(count).toBe(await shown({ ...asked, skill: id }))
        for (const { id, count } of counted.age_groups)
          expect(count).toBe(await shown({ ...asked, age_group: id }))
        for (const { id, count } of counted.types)
          expect(count).toBe(await shown({ ...asked, resource_type: id }))
        for (const { id, count } of counted.creators)
          expect(count).toBe(await shown({ ...asked, creator: id }))
        expect(counted.age_groups).toHaveLength(2)
      }
    },
  )

  it('leaves out hidden terms, and terms of nothing unless they are chosen', async () => {
    const hidden = await createTag(test.db, { is_hidden: true })
    const unused = await createTag(test.db, { name: 'Unused' })
    const used = await createTag(test.db, { name: { en: 'Used', hi: 'काम का' } })
    await createResource(test.db, { tag_ids: [hidden, used] })
    expect((await facets()).tags).toEqual([{ id: used, name: 'Used', count: 1 }])
    expect(counts((await facets({ tag: [unused] })).tags)).toEqual([
      [unused, 0],
      [used, 1],
    ])
    const inHindi = await test.callIn('hi')('GET /v2/resource/filter/count/', { query: {} })
    expect(inHindi.data.tags).toEqual([{ id: used, name: 'काम का', count: 1 }])
  })

  it('answers empty lists when there is nothing', async () => {
    const nothing = {
      age_groups: [],
      skills: [],
      tags: [],
      types: [],
      creators: [],
      counts_are_capped: false,
    }
    expect(await facets()).toEqual(nothing)
    expect(await facets({ skill: [7], search_query: 'none' })).toEqual(nothing)
  })

  it('names nobody who shares nothing with everyone, whoever asks for them', async () => {
    const [quiet, private_one] = [await createPerson(test), await createPerson(test)]
    await createResource(test.db, { creator_id: private_one.id, privacy: 'Only me' })
    const asked = { creator: [quiet.id, private_one.id] }
    expect((await facets(asked)).creators).toEqual([])
    expect((await facets({ ...asked, search_query: 'cards' })).creators).toEqual([])
  })

  it('offers the twenty creators with the most, and whoever is chosen', async () => {
    const type = await createTerm(test.db, 'resource_types')
    const makers: number[] = []
    for (let index = 0; index < 22; index += 1) {
      makers.push((await createPerson(test)).id)
      await createResource(test.db, { creator_id: makers[index] ?? 0, resource_type_id: type })
    }
    const [first = 0, last = 0] = [makers[0], makers.at(-1)]
    await createResource(test.db, { creator_id: first, resource_type_id: type })
    const { creators } = await facets({ resource_type: type })
    expect(creators).toHaveLength(20)
    expect(creators[0]).toMatchObject({ id: first, count: 2 })
    expect(creators.map(({ id }) => id)).not.toContain(last)
    expect((await facets({ creator: last, resource_type: type })).creators).toContainEqual({
      id: last,
      name: 'Asha Verma',
      count: 1,
    })
  })
})

describe('the links to topics', () => {
  it('lead to the list filtered by each, most used first', async () => {
    const [rare, often] = [
      await createTag(test.db, { name: 'Rare' }),
      await createTag(test.db, { name: 'Often' }),
    ]
    const hidden = await createTag(test.db, { is_hidden: true })
    const skill = await createSkill(test.db, { name: 'Play' })
    await createResource(test.db, { tag_ids: [rare, often, hidden], skill_ids: [skill] })
    await createResource(test.db, { tag_ids: [often, hidden] })
    await createResource(test.db, { tag_ids: [rare], status: 'draft' })
    expect((await test.call('GET /v2/resource/filter/hyperlink/', {})).data).toEqual({
      tags: [
        { id: often, name: 'Often', href: `/resource?tag=${often}` },
        { id: rare, name: 'Rare', href: `/resource?tag=${rare}` },
      ],
      skills: [{ id: skill, name: 'Play', href: `/resource?skill=${skill}` }],
    })
  })
})
