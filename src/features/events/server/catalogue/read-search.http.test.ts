import { beforeEach, describe, expect, it } from 'vitest'
import { forgetVocabulary, loadStartingWords } from '#foundation/search-words/server/index.ts'
import { loadStartingTerms, type StartingTerms } from '#foundation/taxonomy/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../testing/create-event.ts'

const test = testApp()
let terms: StartingTerms
const id = (list: keyof StartingTerms, key: string) => terms[list].get(key) ?? 0

beforeEach(async () => {
  terms = await loadStartingTerms(test.db)
  await loadStartingWords(test.db)
  forgetVocabulary(test.db)
})

type Body = Parameters<typeof test.call<'POST /v2/event/list/'>>[1]['body']
async function search(search_query: string, more: Body = {}) {
  const answer = await test.call('POST /v2/event/list/', { body: { search_query, ...more } })
  return {
    titles: answer.data.map(({ title }) => title).sort(),
    read: answer.read_as.map(({ kind, name }) => `${kind}: ${name}`),
    ...answer,
  }
}

/** Another event of a different type that doesn't match, so that only matching ones are found. */
const create = (title: string, of: Parameters<typeof createEvent>[1] = {}) =>
  createEvent(test.db, {
    title,
    event_type_id: id('event_types', 'workshop'),
    access_captions: 'none',
    access_sign_language: false,
    access_language: 'en',
    ...of,
  })

describe('words read as filters of events', () => {
  it('say the type, the topic, the age, the language and the access', async () => {
    const webinar = id('event_types', 'webinar')
    const tag_ids = [id('tags', 'autism')]
    await create('Evenings', {
      event_type_id: webinar,
      tag_ids,
      access_language: 'hi',
      access_captions: 'live',
    })
    await create('Mornings', { event_type_id: webinar, tag_ids })
    await create('Sleep', { access_sign_language: true, age_group_ids: [id('age_groups', '3-6')] })
    expect(await search('webinar on autism in hindi with captions')).toMatchObject({
      titles: ['Evenings'],
      read: ['type: Webinar', 'tag: Autism', 'language: Hindi', 'captions: Captions'],
      left_out: [],
    })
    expect((await search('ऑटिज्म वेबिनार')).titles).toEqual(['Evenings', 'Mornings'])
    expect((await search('workshop with sign language')).titles).toEqual(['Sleep'])
    expect((await search('4 year old')).titles).toEqual(['Sleep'])
    expect((await search('४ साल')).titles).toEqual(['Sleep'])
    expect((await search('webinar', { as_written: true })).titles).toEqual([])
  })

  it('count in the filter and in each tab as the list shows', async () => {
    await create('Autism early', { age_group_ids: [id('age_groups', '3-6')] })
    await create('Autism late', { age_group_ids: [id('age_groups', '15-18')] })
    const query = { search_query: 'autism for a 4 year old' }
    const answer = await search(query.search_query)
    expect(answer).toMatchObject({ titles: ['Autism early'], recordsTotal: 1, all_count: 1 })
    const { data } = await test.call('GET /v2/event/filter/', { query })
    expect(data.types.map(({ count }) => count)).toEqual([1])
    expect(data.age_groups.map(({ count }) => count)).toEqual([1, 1])
    const byHand = await search(query.search_query, { age_group: id('age_groups', '15-18') })
    expect(byHand).toMatchObject({ titles: ['Autism late'], read: ['tag: Autism'] })
  })

  it('go on behind a cursor, by ages alone too', async () => {
    const age_group_ids = [id('age_groups', '3-6')]
    for (let index = 0; index < 5; index += 1) await create(`Play ${index}`, { age_group_ids })
    for (const words of ['play', '4 year old', 'workshop for 4 year old']) {
      const all = (await search(words)).data.map((event) => event.id)
      expect(all).toHaveLength(5)
      const after = all[2]
      const rest = (await search(words, { after })).data.map((event) => event.id)
      expect(rest, words).toEqual(all.slice(3))
    }
  })
})

describe('a search that no event fits', () => {
  it('mends the spelling of what is known, and says so', async () => {
    await create('Evenings', { event_type_id: id('event_types', 'webinar'), tag_ids: [id('tags', 'autism')] })
    expect(await search('webinr on autsim')).toMatchObject({
      titles: ['Evenings'],
      is_near_match: true,
      mended: [
        { written: 'webinr', meant: 'webinar' },
        { written: 'autsim', meant: 'autism' },
      ],
      read: ['type: Webinar', 'tag: Autism'],
    })
  })

  it('mends each word by itself, and is answered by any of them where nothing has all', async () => {
    await create('Speech at home')
    expect(await search('spech therpy')).toMatchObject({
      titles: ['Speech at home'],
      is_near_match: true,
      mended: [
        { written: 'spech', meant: 'speech' },
        { written: 'therpy', meant: 'therapy' },
      ],
    })
    expect(await search('speech therapy')).toMatchObject({
      titles: ['Speech at home'],
      is_near_match: true,
      mended: [],
    })
  })

  it('is answered by what fits most of it, with what was left out', async () => {
    await create('Autism at school')
    expect(await search('autism in tamil')).toMatchObject({
      titles: ['Autism at school'],
      left_out: ['in tamil'],
    })
    expect(await search('autism zebra')).toMatchObject({ titles: ['Autism at school'], left_out: ['zebra'] })
    expect(await search('autism webinar')).toMatchObject({ left_out: ['webinar'], read: ['tag: Autism'] })
    expect(await search('zebra')).toMatchObject({ titles: [], left_out: [] })
  })
})

it('a search takes a fixed number of queries', async () => {
  for (let index = 0; index < 15; index += 1) await create(`Autism ${index}`)
  await search('autism')
  const queries = (words: string, length: number) => test.queriesOf(() => search(words, { length }))
  expect(await queries('autism workshop for 4 year old', 100)).toBe(
    await queries('autism workshop for 4 year old', 1),
  )
  expect(await queries('zebra zebu zonk webinr autsim speech play adhd in tamil age 4', 12)).toBeLessThan(20)
})

describe('hyphens and dashes', () => {
  it.each(['-', '- ', '–', '−', '-!', '-क ', '-"'])('takes %j a hundred times', async (sign) => {
    const words = sign.repeat(100).slice(0, 180)
    expect((await search(words)).success).toBe(true)
    expect((await search(`speech ${words} play`, { as_written: true })).success).toBe(true)
    expect((await test.call('GET /v2/event/filter/', { query: { search_query: words } })).success).toBe(true)
  })
})
