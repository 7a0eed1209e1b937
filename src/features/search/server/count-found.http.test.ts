import { beforeEach, describe, expect, it } from 'vitest'
import { createProgram } from '#features/certificate-programs/testing/create-program.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { forgetVocabulary, loadStartingWords } from '#foundation/search-words/server/index.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

beforeEach(async () => {
  await loadStartingTerms(test.db)
  await loadStartingWords(test.db)
  forgetVocabulary(test.db)
})

async function count(query: { search_query?: string; as_written?: boolean; skill?: number[] }) {
  const { data } = await test.call('GET /v2/search/count/', { query })
  return data
}

async function totals(search_query: string): Promise<number[]> {
  const { events, resources, programs } = await count({ search_query })
  return [events, resources, programs].map(({ recordsTotal }) => recordsTotal)
}

describe('a search of all kinds', () => {
  beforeEach(async () => {
    await createEvent(test.db, { title: { en: 'Sleep at night' } })
    await createResource(test.db, { title: 'Sleep diary' })
    await createResource(test.db, { title: 'Sleep and food' })
    await createProgram(test.db, { title: 'Sleep, step by step' })
    await createProgram(test.db, { title: 'Sleep for drafts', publication: 'draft' })
    await createProgram(test.db, { title: 'Sleep behind doors', publication: 'closed' })
  })

  it('counts what each list shows a visitor', async () => {
    expect(await totals('sleep')).toEqual([1, 2, 1])
    const programs = await test.call('GET /v2/event/course/list/', { query: { search_query: 'sleep' } })
    expect(programs.data.map(({ title }) => title)).toEqual(['Sleep, step by step'])
  })

  it('says which words each kind gave up, and mends what is misspelled', async () => {
    const { events, resources } = await count({ search_query: 'sleep diary' })
    expect(resources).toMatchObject({ recordsTotal: 1, left_out: [] })
    expect(events.recordsTotal).toBe(1)
    expect(await totals('xylophone')).toEqual([0, 0, 0])
    const slip = { search_query: 'slepe', as_written: true }
    expect((await count(slip)).resources.recordsTotal).toBe(0)
  })

  it('finds no program by what only says how an event is held', async () => {
    for (const words of ['captions', 'sign language', 'in Hindi'])
      expect((await count({ search_query: words })).programs, words).toMatchObject({ recordsTotal: 0 })
  })

  it('narrows by the filters that all kinds know', async () => {
    const { events, resources, programs } = await count({ search_query: 'sleep', skill: [1] })
    expect([events, resources, programs].map(({ recordsTotal }) => recordsTotal)).toEqual([0, 0, 0])
  })

  it('takes whatever is written, and refuses what is too long', async () => {
    expect(await totals('🙂🙂 👩‍👧')).toEqual([0, 0, 0])
    expect(await totals('sleep के लिए xylophone')).toEqual([1, 2, 1])
    expect(await totals('for the and')).toHaveLength(3)
    const long = await test.app.inject(`/v2/search/count/?search_query=${'a'.repeat(201)}`)
    expect(long.statusCode).toBe(422)
  })

  it('takes the same number of queries whatever is found', async () => {
    // The first search of a process loads the vocabulary.
    await totals('sleep')
    const few = await test.queriesOf(() => totals('sleep'))
    for (let more = 0; more < 5; more += 1) await createResource(test.db, { title: `Sleep ${more}` })
    expect(await test.queriesOf(() => totals('sleep'))).toBe(few)
  })
})
