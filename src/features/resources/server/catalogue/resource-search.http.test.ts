import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createTag, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { insertResources } from '../insert-resource.queries.ts'

const test = testApp()
type Body = Parameters<typeof test.call<'POST /v2/resource/list/'>>[1]['body']
const search = async (search_query: string, more: Body = {}) => {
  const answer = await test.call('POST /v2/resource/list/', { body: { search_query, ...more } })
  return { titles: answer.data.map(({ title }) => title), ...answer }
}

describe('a search', () => {
  it('puts first what has the words in its title, and among such the better liked', async () => {
    await createResource(test.db, { title: 'Calm corner', likes_count: 900 })
    await createResource(test.db, {
      title: 'Evening',
      description: 'A weighted blanket helps',
      likes_count: 900,
    })
    await createResource(test.db, { title: 'Weighted blanket', likes_count: 2 })
    await createResource(test.db, { title: 'Blankets, weighted', likes_count: 80 })
    await createResource(test.db, { title: 'Swing' })
    const { titles, recordsTotal, is_near_match } = await search('weighted blanket')
    expect(titles).toEqual(['Blankets, weighted', 'Weighted blanket', 'Evening'])
    expect({ recordsTotal, is_near_match }).toEqual({ recordsTotal: 3, is_near_match: false })
    expect((await search('weighted blanket', { sort: 'likes' })).titles[0]).toBe('Evening')
  })

  it('finds by names of terms, stems, and words without their marks', async () => {
    await createResource(test.db, {
      title: 'Café jokes',
      search_words: 'Speech भाषा Meera Nair',
      instruction: 'Fold blue paper',
    })
    for (const words of ['cafe', 'joke', 'JOKING', 'meera', 'भाषा', 'folding', '"fold blue"', 'speech-joke'])
      expect((await search(words)).recordsTotal, words).toBe(1)
    for (const words of ['भोजन', '"blue fold"', '-speech joke sensory'])
      expect((await search(words)).recordsTotal, words).toBe(0)
  })

  it('finds Hindi words', async () => {
    await createResource(test.db, { title: 'नींद की दिनचर्या', description: 'रात को शांत होना', language: 'hi' })
    for (const words of ['नींद', 'दिनचर्या नींद', 'शांत'])
      expect((await search(words)).recordsTotal, words).toBe(1)
    expect(await search('दिनचर्यr')).toMatchObject({ is_near_match: true, recordsTotal: 1 })
  })

  it('forgives slips of the pen, and says so', async () => {
    await createResource(test.db, { title: 'Sensory play for autism' })
    await createResource(test.db, { title: 'First then board' })
    for (const words of ['autsim', 'sensry', 'sensory plya', 'sennsory autizm'])
      expect(await search(words), words).toMatchObject({
        is_near_match: true,
        titles: ['Sensory play for autism'],
      })
    expect(await search('autsim xylophone')).toMatchObject({
      titles: ['Sensory play for autism'],
      mended: [{ written: 'autsim', meant: 'autism' }],
      left_out: ['xylophone'],
    })
    for (const words of ['aaaa', 'xylophone', 'xylophone aaaa', "' or 1=1 --"])
      expect(await search(words), words).toMatchObject({ is_near_match: false, recordsTotal: 0 })
    const { data } = await test.call('GET /v2/resource/filter/count/', { query: { search_query: 'autsim' } })
    expect(data.types).toMatchObject([{ count: 1 }])
  })

  it('does not guess words of what the person may not see', async () => {
    const maker = await createPerson(test)
    await createResource(test.db, { title: 'Quokka', privacy: 'Only me', creator_id: maker.id })
    expect(await search('quoka')).toMatchObject({ is_near_match: false, recordsTotal: 0 })
  })

  it('goes on behind a cursor', async () => {
    for (let index = 0; index < 6; index += 1)
      await createResource(test.db, { title: `Puzzle ${index}`, likes_count: index % 2 })
    const all = (await search('puzzle')).titles
    const page = await search('puzzle', { length: 4 })
    const rest = await search('puzzle', { after: page.data.at(-1)?.id })
    expect([...page.titles, ...rest.titles]).toEqual(all)
  })
})

describe('a word that much of the library has', () => {
  it('shows what is liked most, under filters all that there is, and says that it does not count on', async () => {
    const [often, rare] = [await createTag(test.db), await createTag(test.db)]
    const resource_type_id = await createTerm(test.db, 'resource_types')
    await insertResources(
      test.db,
      Array.from({ length: 1_500 }, (_, number) => ({
        title: `Worksheet ${number}`,
        status: 'published' as const,
        resource_type_id,
        // The last one that the index finds.
        likes_count: number === 1_493 ? 9_000 : number % 7,
        tag_ids: number % 500 === 0 ? [rare] : [often],
      })),
    )
    const { titles, recordsTotal_is_capped } = await search('worksheets')
    expect(titles[0]).toBe('Worksheet 1493')
    expect(recordsTotal_is_capped).toBe(true)
    expect((await search('worksheet', { tag: rare })).recordsTotal).toBe(3)
    const { data } = await test.call('GET /v2/resource/filter/count/', {
      query: { search_query: 'worksheet', tag: rare },
    })
    expect(data.types).toMatchObject([{ count: 3 }])
    expect(data.tags.find(({ id }) => id === often)?.count).toBe(1_497)
  })

  it('is found in texts too where few titles say it, in either number, under a filter and an order', async () => {
    const often = await createTag(test.db)
    const resource_type_id = await createTerm(test.db, 'resource_types')
    await insertResources(
      test.db,
      Array.from({ length: 1_200 }, (_, number) => ({
        title: number % 400 === 0 ? `Lantern ${number}` : `Evening ${number}`,
        description: 'A lantern in the window',
        search_words: 'lantern',
        status: 'published' as const,
        published_at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)),
        resource_type_id,
        tag_ids: [often],
      })),
    )
    const { titles, recordsTotal, recordsTotal_is_capped } = await search('lanterns')
    expect(titles.slice(0, 3).toSorted()).toEqual(['Lantern 0', 'Lantern 400', 'Lantern 800'])
    expect(recordsTotal).toBeGreaterThanOrEqual(1_000)
    expect(recordsTotal_is_capped).toBe(true)
    expect((await search('lantern', { tag: often })).recordsTotal).toBe(1_200)
    expect((await search('lantern', { tag: often, sort: 'newest' })).titles[0]).toBe('Evening 1199')
  })
})
