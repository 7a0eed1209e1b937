import { beforeEach, describe, expect, it } from 'vitest'
import { forgetVocabulary, loadStartingWords } from '#foundation/search-words/server/index.ts'
import { loadStartingTerms, type StartingTerms } from '#foundation/taxonomy/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
let terms: StartingTerms
const id = (list: keyof StartingTerms, key: string) => terms[list].get(key) ?? 0

beforeEach(async () => {
  terms = await loadStartingTerms(test.db)
  await loadStartingWords(test.db)
  forgetVocabulary(test.db)
})

type Body = Parameters<typeof test.call<'POST /v2/resource/list/'>>[1]['body']
async function search(search_query: string, more: Body = {}) {
  const answer = await test.call('POST /v2/resource/list/', { body: { search_query, ...more } })
  return {
    titles: answer.data.map(({ title }) => title).sort(),
    read: answer.read_as.map(({ kind, name }) => `${kind}: ${name}`),
    ...answer,
  }
}

const create = (
  title: string,
  of: { age?: string; type?: string; tag?: string; search_words?: string } = {},
) =>
  createResource(test.db, {
    title,
    search_words: of.search_words ?? '',
    ...(of.type && { resource_type_id: id('resource_types', of.type) }),
    ...(of.age && { age_group_ids: [id('age_groups', of.age)] }),
    ...(of.tag && { tag_ids: [id('tags', of.tag)] }),
  })

describe('words read as filters', () => {
  it('find worksheets for an age on a topic, however they are said', async () => {
    const sheet = { type: 'worksheets', tag: 'autism', search_words: 'Worksheets Autism' }
    await create('Colours', { ...sheet, age: '3-6' })
    await create('Fractions', { ...sheet, age: '9-12' })
    await create('Sleep', { age: '3-6', search_words: 'Chart' })
    for (const words of [
      'worksheets for 4 year old autism',
      '4 साल के बच्चे के लिए ऑटिज्म वर्कशीट',
      'printables for a child of 5 years with ASD',
    ])
      expect((await search(words)).titles, words).toEqual(['Colours'])
    const { read_as, read, left_out, mended } = await search('worksheets for 4 year old autism')
    expect(read).toEqual(['type: Worksheets', 'age_group: 3 to 6 years', 'tag: Autism'])
    expect(read_as[1]).toEqual({
      kind: 'age_group',
      ids: [id('age_groups', '3-6')],
      name: '3 to 6 years',
      words: '4 year old',
      without: 'worksheets for autism',
    })
    expect({ left_out, mended }).toEqual({ left_out: [], mended: [] })
    expect((await search('worksheets for autism')).titles).toEqual(['Colours', 'Fractions'])
    const hindi = await test.callIn('hi')('POST /v2/resource/list/', {
      body: { search_query: 'autism age 4' },
    })
    expect(hindi.read_as.map(({ name }) => name)).toEqual(['ऑटिज़्म', '3 से 6 साल'])
  })

  it('find what says the word as well as what has the term', async () => {
    await create('Autism at the dentist')
    await create('ऑटिज्म और दाँत')
    await create('Waiting', { tag: 'autism', search_words: 'Autism ऑटिज़्म' })
    await create('Sleep')
    expect((await search('autism')).titles).toHaveLength(3)
    expect((await search('स्वलीनता')).titles).toHaveLength(3)
    expect((await search('autism', { as_written: true })).titles).toEqual([
      'Autism at the dentist',
      'Waiting',
    ])
    expect((await search('"autism"')).titles).toEqual(['Autism at the dentist', 'Waiting'])
    expect(await search('autism', { as_written: true })).toMatchObject({ read_as: [], is_near_match: false })
  })

  it('find what is for any of several ages', async () => {
    await create('Autism early', { age: '3-6' })
    await create('Autism middle', { age: '9-12' })
    await create('Autism late', { age: '15-18' })
    const found = await search('autism for my 4 year old and my 10 year old')
    expect(found.titles).toEqual(['Autism early', 'Autism middle'])
    expect(found.read).toEqual(['tag: Autism', 'age_group: 3 to 6 years', 'age_group: 9 to 12 years'])
  })

  it('are counted by the filter as the list shows them, and give way to what is chosen by hand', async () => {
    await create('Autism early', { age: '3-6' })
    await create('Autism late', { age: '15-18' })
    const query = { search_query: 'autism for 4 year old' }
    const { data } = await test.call('GET /v2/resource/filter/count/', { query })
    expect(data.types.reduce((sum, { count }) => sum + count, 0)).toBe(1)
    expect(data.age_groups.map(({ count }) => count)).toEqual([1, 1])
    const chosen = await search(query.search_query, { age_group: id('age_groups', '15-18') })
    expect(chosen.titles).toEqual(['Autism late'])
    expect(chosen.read).toEqual(['tag: Autism'])
  })
})

describe('a search that nothing fits', () => {
  it('mends the spelling of a term and says so; to the letter it finds nothing', async () => {
    await create('Colours', { type: 'worksheets', search_words: 'Worksheets', age: '3-6' })
    const near = await search('workshets for 4 year old')
    expect(near).toMatchObject({
      titles: ['Colours'],
      is_near_match: true,
      mended: [{ written: 'workshets', meant: 'worksheets' }],
    })
    expect(near.read).toEqual(['type: Worksheets', 'age_group: 3 to 6 years'])
    expect((await search('workshets for 4 year old', { as_written: true })).titles).toEqual([])
  })

  it('mends each word by itself, by the words of phrases too', async () => {
    await create('Tips from speech therapy')
    expect(await search('spech therpy')).toMatchObject({
      titles: ['Tips from speech therapy'],
      mended: [
        { written: 'spech', meant: 'speech' },
        { written: 'therpy', meant: 'therapy' },
      ],
    })
    expect(await search('spech zebra crossing')).toMatchObject({
      titles: ['Tips from speech therapy'],
      mended: [{ written: 'spech', meant: 'speech' }],
      left_out: ['zebra', 'crossing'],
    })
  })

  it('is answered by what has any of its words, those with more of them first', async () => {
    await create('Speech at home')
    await create('Putty therapy, then speech games')
    await create('Sleep')
    const answer = await search('speech therapy')
    expect(answer).toMatchObject({ is_near_match: true, mended: [], left_out: [] })
    expect(answer.data.map(({ title }) => title)).toEqual([
      'Putty therapy, then speech games',
      'Speech at home',
    ])
    expect((await search('speech -therapy home sleep')).titles).toEqual([])
    expect((await search('speech therapy', { as_written: true })).titles).toEqual([
      'Putty therapy, then speech games',
    ])
  })

  it('takes whatever is written: 200 letters, pictures, words that say nothing, two languages at once', async () => {
    await create('Speech at home')
    const long = 'speech and a very long story of our days '.repeat(5).slice(0, 200)
    expect((await search(long)).titles).toEqual(['Speech at home'])
    expect((await search('🙂🙂 👩‍👧')).titles).toEqual([])
    expect((await search('for the and')).titles).toEqual([])
    expect((await search('speech के लिए xylophone')).titles).toEqual(['Speech at home'])
  })

  it('is answered by what fits most of it, with what was left out', async () => {
    await create('Autism and sleep', { age: '15-18' })
    expect(await search('autism zebra crossing')).toMatchObject({
      titles: ['Autism and sleep'],
      left_out: ['zebra crossing'],
    })
    expect(await search('autism for 4 year old')).toMatchObject({
      titles: ['Autism and sleep'],
      left_out: ['4 year old'],
      read: ['tag: Autism'],
    })
    expect(await search('autism worksheets age 4')).toMatchObject({ left_out: ['worksheets', 'age 4'] })
    expect(await search('dyslexia age 4')).toMatchObject({ titles: [], left_out: [] })
  })
})

it('Hindi is found however it is written', async () => {
  await create('ज़रूरत और हिन्दी')
  await create('चाँद ५')
  for (const words of ['जरूरत', 'ज़रूरत', 'हिंदी', 'हिन्दी जरूरत'])
    expect((await search(words)).titles, words).toEqual(['ज़रूरत और हिन्दी'])
  for (const words of ['चांद', 'चाँद', 'चाँद के लिए'])
    expect((await search(words)).titles, words).toEqual(['चाँद ५'])
})

it('is harmless with whatever is written', async () => {
  await create('Autism')
  for (const words of [
    '',
    '   ',
    '❤️👩🏽‍🏫',
    '<script>alert(1)</script>',
    '‮autism',
    'for the',
    "'",
    '" \\ & | ! :*',
    'a'.repeat(200),
  ])
    await search(words)
  const long = await test.tryCall('POST /v2/resource/list/', { body: { search_query: 'x'.repeat(300) } })
  expect(long).toMatchObject({ status: 422 })
})

it('takes no more queries the longer the search is, and few at most', async () => {
  const of = { type: 'worksheets', tag: 'autism', age: '3-6' }
  await create('Autism', { ...of, search_words: 'Autism Worksheets Speech Play' })
  const queries = (words: string) =>
    test.queriesOf(async () => expect((await search(words)).titles, words).toEqual(['Autism']))
  await queries('autism')
  const few = await queries('autism age 4')
  expect(await queries('autism worksheets speech play age 4')).toBe(few)
  expect(await queries('zebra zebu zonk autsim worksheets speech play adhd charts age 4')).toBeLessThan(40)
})

describe('hyphens and dashes', () => {
  it.each(['-', '- ', '–', '−', '-!', '-क ', '-"'])('takes %j a hundred times', async (sign) => {
    const words = sign.repeat(100).slice(0, 180)
    expect((await search(words)).success).toBe(true)
    expect((await search(`speech ${words} play`, { as_written: true })).success).toBe(true)
    expect(
      (await test.call('GET /v2/resource/filter/count/', { query: { search_query: words } })).success,
    ).toBe(true)
  })
})
