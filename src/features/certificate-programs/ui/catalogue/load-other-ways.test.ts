import { expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { loadOtherWays } from './load-other-ways.ts'
import type { ListedPrograms } from './load-programs.ts'

const TOPICS = { tags: [{ id: 3, name: 'Autism', href: '/?tag=3' }], skills: [] }
/** Finds four programs by an age group alone. */
const api = (async (name: string, { query }: { query?: { search_query?: string } }) =>
  name.includes('hyperlink')
    ? { success: true, data: TOPICS }
    : { success: true, recordsTotal: query?.search_query ? 0 : 4 }) as unknown as Api
const found = (total: number) => ({ total, parsedQuery: undefined }) as unknown as ListedPrograms

it('a search that finds no program offers searches with less, and topics', async () => {
  const ways = await loadOtherWays(api, { search_query: 'zzqx', age_group: [2] }, found(0))
  expect(ways).toMatchObject({
    offers: [{ key: 'search', without: { age_group: [2] }, count: 4 }],
    topics: TOPICS,
  })
  expect(ways?.offers).toHaveLength(1)
})

it('a list that has programs, or that nothing was asked of, needs no other ways', async () => {
  expect(await loadOtherWays(api, { search_query: 'play' }, found(1))).toBeUndefined()
  expect(await loadOtherWays(api, {}, found(0))).toBeUndefined()
})
