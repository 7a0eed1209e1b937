import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { fillCatalogue } from '../../testing/fill-catalogue.ts'
import { planOfList } from '../../testing/plan-of-list.queries.ts'
import { countEventFacets } from './count-event-facets.ts'
import type { ListOfEvents } from './event-list.queries.ts'
import { listEvents } from './list-events.ts'

const test = testApp()
const MANY = 3_000

describe('among thousands of events', { timeout: 60_000 }, () => {
  it('lists and filters by words say the same, with a slip in them too', async () => {
    await fillCatalogue(test.db, MANY)
    for (const [search_query, is_near_match] of [
      ['autism', false],
      ['autsim', true],
      ['sensry plya', true],
    ] as const) {
      const asked = { filters: { search_query }, language: 'en', now: TEST_NOW } as const
      const page = { page: 1, length: 12, after: undefined, sorts: [], isDescending: undefined }
      const list = await listEvents(test.db, { ...asked, ...page })
      const facets = await countEventFacets(test.db, asked)
      expect(list.recordsTotal, search_query).toBe(search_query.startsWith('aut') ? MANY / 5 : MANY / 6)
      expect(list.is_near_match, search_query).toBe(is_near_match)
      const inTypes = facets.types.reduce((sum, { count }) => sum + count, 0)
      expect(inTypes, search_query).toBe(list.recordsTotal)
    }
  })

  it('the orders by one column come from its index, also behind a cursor', async () => {
    await fillCatalogue(test.db, MANY)
    const planOf = (order: Pick<ListOfEvents, 'sorts' | 'isDescending'>, after?: number) => {
      const narrowed = { choices: [], matching: 0, mostGathered: 0, search: undefined, now: TEST_NOW }
      return planOfList(test.db, { ...narrowed, ...order, after, tab: 'all', limit: 12, offset: 0 })
    }
    expect(await planOf({ sorts: [1] })).toContain('Index Scan using events_by_registered')
    expect(await planOf({ sorts: [1], isDescending: false })).toContain(
      'Index Scan Backward using events_by_registered',
    )
    expect(await planOf({ sorts: [1] }, 700)).toMatch(
      /events_by_registered[^\n]*\n +Index Cond: \(registered_count <= /,
    )
    expect(await planOf({ sorts: [2] })).toContain('Index Scan using events_by_created')
    expect(await planOf({ sorts: [2] }, 700)).toMatch(
      /events_by_created[^\n]*\n +Index Cond: \(ROW\(created_at, id\) < /,
    )
    expect(await planOf({ sorts: [3] })).toMatch(/Index (Only )?Scan using events_by_settled_order/)
    expect(await planOf({ sorts: [4] })).toContain('Index Scan using events_by_rating')
  })
})
