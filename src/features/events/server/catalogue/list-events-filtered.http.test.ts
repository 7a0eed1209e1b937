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
const list = async (body: Parameters<typeof test.call<'POST /v2/event/list/'>>[1]['body'] = {}) =>
  test.call('POST /v2/event/list/', { body })
const titles = async (body?: Parameters<typeof list>[0]) =>
  (await list(body)).data.map((event) => event.title).sort()

describe('the filters', () => {
  it('narrow by age group, skill, tag, type, language, captions and sign language', async () => {
    const age_group = await createAgeGroup(test.db)
    const skill = await createSkill(test.db)
    const tag = await createTag(test.db)
    const type = await createEventType(test.db)
    await createEvent(test.db, { title: 'age', age_group_ids: [age_group] })
    await createEvent(test.db, { title: 'skill', skill_ids: [skill] })
    await createEvent(test.db, { title: 'tag', tag_ids: [tag] })
    await createEvent(test.db, { title: 'type', event_type_id: type })
    await createEvent(test.db, { title: 'Tamil', access_language: 'ta' })
    await createEvent(test.db, { title: 'no captions', access_captions: 'none' })
    await createEvent(test.db, { title: 'signed', access_sign_language: true })
    expect(await titles({ age_group })).toEqual(['age'])
    expect(await titles({ skill: [skill] })).toEqual(['skill'])
    expect(await titles({ tag })).toEqual(['tag'])
    expect(await titles({ type: [type] })).toEqual(['type'])
    expect(await titles({ language: 'ta' })).toEqual(['Tamil'])
    expect(await titles({ sign_language: 'true' })).toEqual(['signed'])
    expect(await titles({ captions: true })).not.toContain('no captions')
    expect(await titles({ captions: true })).toHaveLength(6)
    expect(await titles({ captions: false, sign_language: false })).toHaveLength(7)
  })

  it('widen within one kind and narrow across kinds, and the counts follow', async () => {
    const [play, speech] = [await createSkill(test.db), await createSkill(test.db)]
    const autism = await createTag(test.db)
    await createEvent(test.db, { title: 'play', skill_ids: [play] })
    await createEvent(test.db, { title: 'speech', skill_ids: [speech], tag_ids: [autism] })
    await createEvent(test.db, {
      title: 'both',
      skill_ids: [play, speech],
      tag_ids: [autism],
      starts_in_minutes: -90,
    })
    await createEvent(test.db, { title: 'neither', tag_ids: [autism] })
    expect(await titles({ skill: [play, speech] })).toEqual(['both', 'play', 'speech'])
    expect(await titles({ skill: [play, speech], tag: autism })).toEqual(['both', 'speech'])
    expect(await titles({ skill: play, tag: autism })).toEqual(['both'])
    expect(await list({ skill: [play, speech], tag: autism, status: 'upcoming' })).toMatchObject({
      recordsTotal: 1,
      all_count: 2,
      upcoming_count: 1,
    })
    expect(await list({ skill: 9_999 })).toMatchObject({ data: [], recordsTotal: 0, all_count: 0 })
  })
})

describe('a search', () => {
  it('finds an event by title, summary, speaker, skill and tag, in both languages', async () => {
    const speaker = await createSpeaker(test.db, { name: 'Dr Meera Nair' })
    const skill = await createSkill(test.db, { name: { en: 'Communication', hi: 'संवाद' } })
    const tag = await createTag(test.db, { name: { en: 'Dyslexia', hi: 'डिस्लेक्सिया' } })
    await createEvent(test.db, {
      title: 'Kitchen games',
      summary: { en: 'Spoons and dal.' },
      speaker_ids: [speaker],
    })
    await createEvent(test.db, { title: 'Boards', skill_ids: [skill], tag_ids: [tag] })
    await createEvent(test.db, { title: { hi: 'पढ़ने की शुरुआत' } })
    expect(await titles({ search_query: 'kitchen' })).toEqual(['Kitchen games'])
    expect(await titles({ search_query: 'spoons' })).toEqual(['Kitchen games'])
    expect(await titles({ search_query: 'meera nair' })).toEqual(['Kitchen games'])
    expect(await titles({ search_query: 'communication' })).toEqual(['Boards'])
    expect(await titles({ search_query: 'dyslexia' })).toEqual(['Boards'])
    expect(await titles({ search_query: 'संवाद' })).toEqual(['Boards'])
    expect(await titles({ search_query: 'डिस्लेक्सिया' })).toEqual(['Boards'])
    expect(await titles({ search_query: 'पढ़ने' })).toEqual(['पढ़ने की शुरुआत'])
  })

  it('forgives typing, endings, marks and case', async () => {
    const autism = await createTag(test.db, { name: 'Autism' })
    await createEvent(test.db, { title: 'Calm mornings', tag_ids: [autism] })
    await createEvent(test.db, { title: 'Author visits' })
    await createEvent(test.db, { title: 'Reading with Zoë' })
    expect(await titles({ search_query: 'autsim' })).toContain('Calm mornings')
    expect(await titles({ search_query: 'AUTISM' })).toEqual(['Calm mornings'])
    expect(await titles({ search_query: 'morning' })).toEqual(['Calm mornings'])
    expect(await titles({ search_query: 'reads' })).toEqual(['Reading with Zoë'])
    expect(await titles({ search_query: 'zoe' })).toEqual(['Reading with Zoë'])
    expect(await titles({ search_query: 'xylophone' })).toEqual([])
  })

  it('says when it guessed the spelling, and never guesses from signs and letters without sense', async () => {
    const autism = await createTag(test.db, { name: 'Autism' })
    await createEvent(test.db, { title: 'AAC and Aarav: one or two words', tag_ids: [autism] })
    await createEvent(test.db, { title: 'Drawing with Dr Nair', tag_ids: [autism] })
    const nearOf = async (search_query: string) => {
      const { recordsTotal, is_near_match } = await list({ search_query })
      return [recordsTotal, is_near_match]
    }
    expect(await nearOf('autism')).toEqual([2, false])
    expect(await nearOf('autsim')).toEqual([2, true])
    expect(await nearOf('drawign autsim')).toEqual([1, true])
    // An unknown word without similar ones is left out beside one that has some.
    expect(await list({ search_query: 'autsim qqqq' })).toMatchObject({ recordsTotal: 2, left_out: ['qqqq'] })
    for (const chance of [
      'aaaaaaaaaaaaaaaa',
      "' or 1=1 --",
      "'; drop table events; --",
      'xylophone',
      'xylophone qqqq',
    ])
      expect(await nearOf(chance), chance).toEqual([0, false])
    expect(await list({})).toMatchObject({ is_near_match: false })
  })

  it('guesses a spelling from what is listed only', async () => {
    await createEvent(test.db, { title: 'Autumn leaves', publication: 'draft' })
    await createEvent(test.db, { title: 'Autumn walks', starts_in_minutes: -900, access_recording: false })
    expect(await list({ search_query: 'autunm' })).toMatchObject({ recordsTotal: 0, is_near_match: false })
  })

  it('puts what fits best first, unless an order was asked for', async () => {
    await createEvent(test.db, {
      title: 'Sounds',
      description: { en: 'About sleep, once.' },
      starts_in_minutes: 10,
    })
    await createEvent(test.db, { title: 'Sleep well', starts_in_minutes: 900 })
    const inOrder = async (sort?: 3) =>
      (await list({ search_query: 'sleep', sort })).data.map((event) => event.title)
    expect(await inOrder()).toEqual(['Sleep well', 'Sounds'])
    expect(await inOrder(3)).toEqual(['Sounds', 'Sleep well'])
  })

  it('pages by cursor and narrows by filters like any list', async () => {
    const tag = await createTag(test.db)
    for (const title of ['Sleep', 'Sleep and sleep', 'Good sleep', 'More sleep']) {
      await createEvent(test.db, { title, tag_ids: title === 'Sleep' ? [tag] : [] })
    }
    const { data: all } = await list({ search_query: 'sleep' })
    const { data: first } = await list({ search_query: 'sleep', length: 2 })
    const { data: rest } = await list({ search_query: 'sleep', length: 2, after: first.at(-1)?.id })
    expect([...first, ...rest]).toEqual(all)
    expect(await list({ search_query: 'sleep', tag })).toMatchObject({
      recordsTotal: 1,
      data: [{ title: 'Sleep' }],
    })
  })

  it.each(['%', '_', "'; drop table events; --", '"', '\\', ':*&|!()', '\u0000', '-', '<script>', '😀'])(
    'takes %j for words',
    async (search_query) => {
      await createEvent(test.db)
      expect((await list({ search_query })).success).toBe(true)
      expect((await list()).recordsTotal).toBe(1)
    },
  )
})
