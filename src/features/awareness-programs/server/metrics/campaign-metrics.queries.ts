import { sql } from 'drizzle-orm'
import type { MetricsProvider } from '#foundation/metrics/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import { homeDayOf, isWithin } from '#platform/db/home-days.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { mayEditAwareness } from '../../awareness-programs.policy.ts'

/**
 * Campaigns by awareness program: campaigns started, visits to their pages (one per person and day), and completions.
 */
export const campaignMetrics: MetricsProvider = {
  name: 'awareness-programs',
  metrics: ['campaigns-started', 'campaigns-visited', 'campaigns-completed'],
  countDays: (db, days) =>
    rows(
      db,
      sql`select 'campaigns-started' as metric, ${homeDayOf(sql`created_at`)} as day, program_id as subject_id,
          count(*)::float8 as value
        from campaigns where ${isWithin(sql`created_at`, days)} group by day, program_id
      union all select 'campaigns-visited', v.day::text, c.program_id, count(*)::float8
        from campaign_visits v join campaigns c on c.id = v.campaign_id
        where v.day between ${days.first}::date and ${days.last}::date group by v.day, c.program_id
      union all select 'campaigns-completed', ${homeDayOf(sql`created_at`)} as day, program_id, count(*)::float8
        from awareness_completions where ${isWithin(sql`created_at`, days)} group by day, program_id`,
    ),
  namesOf: (db, { ids, language, viewer }) =>
    rows(
      db,
      sql`select p.id, ${textIn(sql`p.title`, language)} as title,
          '/admin/awareness-programs/' || p.id || ${mayEditAwareness(viewer) ? '' : '/campaigns'}::text as address
        from awareness_programs p where p.id = any(${idList(ids)})`,
    ),
}
