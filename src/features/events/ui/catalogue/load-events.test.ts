import { expect, it } from 'vitest'
import { createApi } from '#contract/client.ts'
import { loadFacets } from './load-events.ts'

const api = createApi(
  async ({ url }) => ({
    status: url.includes('skill=1') ? 500 : 200,
    body: { success: true, data: 'facets' },
  }),
  () => 'no answer',
)

it('answers the filters, and none where they cannot be had: the list is shown without', async () => {
  expect(await loadFacets(api, {})).toBe('facets')
  expect(await loadFacets(api, { skill: [1] })).toBeUndefined()
})
