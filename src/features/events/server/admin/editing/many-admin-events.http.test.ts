import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { pageStatement, searchStatement } from '#platform/db/table-page.ts'
import { anyRow, planOf } from '#tests/support/sql/plan-of.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { AdminEventFilters } from '../../../admin-events.contract.ts'
import { fillCatalogue } from '../../../testing/fill-catalogue.ts'
import { searchOf } from './admin-event-list.queries.ts'
import { eventsInOrder } from './admin-event-order.queries.ts'

const test = testApp({ keepsRows: true })
const MANY = 2_500

describe('among thousands of events', { timeout: 60_000 }, () => {
  beforeAll(() => fillCatalogue(test.db, MANY))

  it('the orders of the organisers’ table and its search are read from indexes', async () => {
    const page = { isWanted: anyRow, limit: 25, offset: 0 }
    const table = (filters: Partial<AdminEventFilters>) =>
      eventsInOrder({ search_query: '', ...filters }, { language: 'en', now: TEST_NOW })
    const plan = (filters: Partial<AdminEventFilters>) => planOf(test.db, pageStatement(table(filters), page))
    const byNext = await plan({})
    expect(byNext).toMatch(/Scan Backward using events_by_date[^\n]*\n +Index Cond: \(start_date_time > /)
    expect(byNext).toContain('events_running')
    expect(byNext).not.toContain('Seq Scan on events')
    expect(await plan({ flag_descending: true })).toMatch(/Index (Only )?Scan using events_by_date/)
    expect(await plan({ sort: 'title' })).toContain('Index Scan using events_by_title_en')
    expect(await plan({ sort: 'registered' })).toMatch(/Scan Backward using events_by_registrations/)
    const search = searchOf({ search_query: 'part 2499' })
    expect(await planOf(test.db, searchStatement(table({}), { ...page, search }))).toContain(
      'Bitmap Index Scan on events_by_search_text',
    )
  })

  it('a word of all events fills the first page, and the pages behind it have the same order', async () => {
    const admin = await createOrganiser(test, 'administrator')
    const list = (body: object) =>
      admin.call('POST /v2/admin/event/list/', { body: { length: 100, ...body } })
    for (const page of [1, 19, 21, 25]) {
      const [plain, searched] = [await list({ page }), await list({ page, search_query: 'part' })]
      expect(searched.data.map(({ id }) => id)).toEqual(plain.data.map(({ id }) => id))
      expect(plain).toMatchObject({ recordsTotal: MANY, recordsTotal_is_capped: false })
      expect(searched.recordsTotal_is_capped).toBe(page < 20)
    }
    expect((await list({ search_query: 'part 2499' })).data).toHaveLength(1)
    expect((await list({ search_query: 'xy' })).data).toEqual([])
  })
})
