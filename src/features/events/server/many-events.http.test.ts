import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#platform/db/query.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { fillCatalogue } from '../testing/fill-catalogue.ts'
import { shownEvents } from './event-list.queries.ts'
import type { AskedOrder } from './event-order.queries.ts'

const test = testApp()
const MANY = 3_000

describe('among thousands of events', { timeout: 60_000 }, () => {
  it('lists and filters by words say the same, with a slip in them too', async () => {
    await fillCatalogue(test.db, MANY)
    for (const [search_query, is_near_match] of [
      ['autism', false],
      ['autsim', true],
      ['senosry plya', true],
    ] as const) {
      const list = await test.call('POST /v2/event/list/', { body: { search_query } })
      const { data } = await test.call('GET /v2/event/filter/', { query: { search_query } })
      expect(list.recordsTotal, search_query).toBe(search_query.startsWith('aut') ? MANY / 5 : MANY / 6)
      expect(list.is_near_match, search_query).toBe(is_near_match)
      const inTypes = data.types.reduce((sum, { count }) => sum + count, 0)
      expect(inTypes, search_query).toBe(list.recordsTotal)
    }
  })

  it('the orders by one column come from its index, also behind a cursor', async () => {
    await fillCatalogue(test.db, MANY)
    await test.db.execute(sql`analyze events`)
    const planOf = async (order: Pick<AskedOrder, 'sorts' | 'isDescending'>, after?: number) => {
      const list = { ...order, after, filters: {}, search: undefined, language: 'en', now: TEST_NOW } as const
      const shown = shownEvents({ ...list, length: 12, offset: 0 })
      const lines = await rows<Record<string, string>>(test.db, sql`explain ${shown} select * from shown`)
      return lines.map((line) => line['QUERY PLAN']).join('\n')
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
      /events_by_created[^\n]*\n +Index Cond: \(created_at <= /,
    )
  })
})
