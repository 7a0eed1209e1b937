import { describe, expect, it } from 'vitest'
import {
  createAgeGroup,
  createEventType,
  createSkill,
  createTag,
} from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent, createSpeaker } from '../../testing/create-event.ts'

const test = testApp()
const facets = async (query: Parameters<typeof test.call<'GET /v2/event/filter/'>>[1]['query'] = {}) =>
  (await test.call('GET /v2/event/filter/', { query })).data

describe('the filter', () => {
  it('counts each term under the choices made in the other kinds', async () => {
    const [play, speech] = [
      await createSkill(test.db, { name: 'Play' }),
      await createSkill(test.db, { name: 'Speech' }),
    ]
    const [autism, sleep] = [await createTag(test.db), await createTag(test.db)]
    await createEvent(test.db, { skill_ids: [play], tag_ids: [autism], access_language: 'hi' })
    await createEvent(test.db, { skill_ids: [play, speech], tag_ids: [sleep] })
    await createEvent(test.db, { skill_ids: [speech], tag_ids: [autism], access_captions: 'none' })
    expect((await facets()).skills).toEqual([
      { id: play, name: 'Play', count: 2 },
      { id: speech, name: 'Speech', count: 2 },
    ])
    const underAutism = await facets({ tag: autism })
    expect(underAutism.skills.map(({ id, count }) => [id, count])).toEqual([
      [play, 1],
      [speech, 1],
    ])
    // A facet's own choice doesn't reduce its own counts: choosing another of its terms would extend the list.
    expect(underAutism.tags.map(({ id, count }) => [id, count])).toEqual([
      [autism, 2],
      [sleep, 1],
    ])
    expect(underAutism).toMatchObject({
      languages: [
        { id: 'en', count: 1 },
        { id: 'hi', count: 1 },
      ],
      captions: 1,
    })
    expect(await facets({ captions: 'true', skill: speech })).toMatchObject({
      captions: 1,
      tags: [{ id: sleep, count: 1 }],
    })
  })

  it('says of each term as many as the list then shows', async () => {
    const skills = [await createSkill(test.db), await createSkill(test.db)]
    const ages = [await createAgeGroup(test.db), await createAgeGroup(test.db)]
    const types = [await createEventType(test.db), await createEventType(test.db)]
    for (let index = 0; index < 12; index += 1) {
      await createEvent(test.db, {
        event_type_id: types[index % 2] ?? 0,
        skill_ids: skills.slice(0, index % 3),
        age_group_ids: ages.slice(index % 2),
        access_sign_language: index % 4 === 0,
        starts_in_minutes: index % 5 === 0 ? -100 : 100,
        access_recording: index % 2 === 0,
      })
    }
    const shown = async (filters: object) =>
      (await test.call('POST /v2/event/list/', { body: filters })).recordsTotal
    const chosen = { skill: skills.slice(0, 1) }
    const counted = await facets(chosen)
    for (const { id, count } of counted.skills) expect(count).toBe(await shown({ skill: id }))
    for (const { id, count } of counted.age_groups)
      expect(count).toBe(await shown({ ...chosen, age_group: id }))
    for (const { id, count } of counted.types) expect(count).toBe(await shown({ ...chosen, type: id }))
    expect(counted.sign_language).toBe(await shown({ ...chosen, sign_language: true }))
    expect(counted.age_groups).toHaveLength(2)
    expect(counted.types).toHaveLength(2)
  })

  it('leaves out hidden terms, and terms of nothing unless they are chosen', async () => {
    const hidden = await createTag(test.db, { is_hidden: true })
    const unused = await createTag(test.db, { name: 'Unused' })
    const used = await createTag(test.db, { name: { en: 'Used', hi: 'काम का' } })
    await createEvent(test.db, { tag_ids: [hidden, used] })
    expect((await facets()).tags).toEqual([{ id: used, name: 'Used', count: 1 }])
    expect((await facets({ tag: [unused] })).tags).toEqual([
      { id: unused, name: 'Unused', count: 0 },
      { id: used, name: 'Used', count: 1 },
    ])
    const inHindi = await test.callIn('hi')('GET /v2/event/filter/', { query: {} })
    expect(inHindi.data.tags).toEqual([{ id: used, name: 'काम का', count: 1 }])
  })

  it('names the speakers of the most events as its creators, and those chosen', async () => {
    const [meera, arun, silent] = [
      await createSpeaker(test.db, { name: 'Meera' }),
      await createSpeaker(test.db, { name: 'Arun' }),
      await createSpeaker(test.db, { name: 'Silent' }),
    ]
    await createEvent(test.db, { title: 'Play', speaker_ids: [meera] })
    await createEvent(test.db, { title: 'Sleep', speaker_ids: [meera, arun] })
    const creators = [
      { id: meera, name: 'Meera', count: 2 },
      { id: arun, name: 'Arun', count: 1 },
    ]
    expect((await facets()).creators).toEqual(creators)
    const chosen = await facets({ creator: [arun, silent] })
    expect(chosen.creators).toEqual([...creators, { id: silent, name: 'Silent', count: 0 }])
    const { data } = await test.call('POST /v2/event/list/', { body: { creator: [arun] } })
    expect(data.map(({ title }) => title)).toEqual(['Sleep'])
  })

  it('counts under the words that are searched', async () => {
    const tag_ids = [await createTag(test.db)]
    await createEvent(test.db, { title: 'Sleep', tag_ids })
    await createEvent(test.db, { title: 'Play', tag_ids })
    expect((await facets({ search_query: 'sleep' })).tags).toMatchObject([{ count: 1 }])
  })

  it('answers empty lists when there is nothing', async () => {
    expect(await facets()).toEqual({
      age_groups: [],
      skills: [],
      tags: [],
      types: [],
      creators: [],
      languages: [],
      captions: 0,
      sign_language: 0,
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
    await createEvent(test.db, { tag_ids: [rare, often, hidden], skill_ids: [skill] })
    await createEvent(test.db, { tag_ids: [often, hidden] })
    await createEvent(test.db, { tag_ids: [rare], publication: 'draft' })
    const { data } = await test.call('GET /v2/event/filter/hyperlink/', {})
    expect(data).toEqual({
      tags: [
        { id: often, name: 'Often', href: `/?tag=${often}` },
        { id: rare, name: 'Rare', href: `/?tag=${rare}` },
      ],
      skills: [{ id: skill, name: 'Play', href: `/?skill=${skill}` }],
    })
  })
})
