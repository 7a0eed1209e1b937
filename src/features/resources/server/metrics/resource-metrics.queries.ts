import { sql } from 'drizzle-orm'
import type { MetricsProvider } from '#foundation/metrics/server/index.ts'
import { homeDayOf, isWithin } from '#platform/db/home-days.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { resourceAddress } from '../../resource-card.contract.ts'

/** Patterns in analytics events of the pages that open a resource. */
const PAGES = sql`('/resource/$title/$id', '/resource/$title/$id/')`

/**
 * Opened, as counted by analytics events for people and visitors; saved and shared, as counted by the buttons; and
 * made public.
 */
export const resourceMetrics: MetricsProvider = {
  name: 'resources',
  metrics: ['resources-opened', 'resources-saved', 'resources-shared', 'resources-published'],
  countDays: (db, days) =>
    rows(
      db,
      sql`select 'resources-opened' as metric, ${homeDayOf(sql`at`)} as day, subject_id, count(*)::float8 as value
        from signals where key = 'view_page' and page in ${PAGES} and subject_id is not null
          and ${isWithin(sql`at`, days)}
        group by day, subject_id
      union all select 'resources-saved', ${homeDayOf(sql`created_at`)} as day, resource_id, count(*)::float8
        from resource_bookmarks where ${isWithin(sql`created_at`, days)} group by day, resource_id
      union all select 'resources-shared', ${homeDayOf(sql`created_at`)} as day, resource_id, count(*)::float8
        from resource_shares where ${isWithin(sql`created_at`, days)} group by day, resource_id
      union all select 'resources-published', ${homeDayOf(sql`shown_to_all_at`)} as day, null, count(*)::float8
        from resources where ${isWithin(sql`shown_to_all_at`, days)} group by day`,
    ),
  async namesOf(db, { ids }) {
    const found = await rows<{ id: number; title: string }>(
      db,
      sql`select id, title from resources
        where id = any(${idList(ids)}) and status = 'published' and privacy = 'Everyone'`,
    )
    return found.map(({ id, title }) => ({ id, title, address: resourceAddress({ id, title }) }))
  },
}
