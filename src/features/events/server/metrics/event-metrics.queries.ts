import { sql } from 'drizzle-orm'
import type { MetricsProvider } from '#foundation/metrics/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import { homeDayOf, isBefore, isWithin } from '#platform/db/home-days.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { organisesAllEvents } from '../../admin-events.policy.ts'
import { hasAttended } from '../attendance/attendance.queries.ts'

/**
 * Registrations by the day they were made, attendance by the day a person first joined or started the recording, and
 * the stars of reviews. Cancelled registrations don't count.
 */
export const eventMetrics: MetricsProvider = {
  name: 'events',
  metrics: ['events-registered', 'events-attended', 'events-rated', 'events-stars'],
  countDays: (db, days) =>
    rows(
      db,
      sql`select 'events-registered' as metric, ${homeDayOf(sql`registered_at`)} as day, event_id as subject_id,
          count(*)::float8 as value
        from event_registrations where status = 'registered' and ${isWithin(sql`registered_at`, days)}
        group by day, event_id
      union all select 'events-attended', ${homeDayOf(sql`came.at`)} as day, e.id, count(*)::float8
        from events e left join event_recordings r on r.event_id = e.id join (select event_id, user_id, min(at) as at from (
            select event_id, user_id, joined_at as at from event_attendances where ${isWithin(sql`joined_at`, days)}
            union all
            select event_id, user_id, created_at from event_watches where ${isWithin(sql`created_at`, days)}) each
          group by event_id, user_id) came on came.event_id = e.id
        where ${hasAttended('e', 'r', sql`came.user_id`, days.now)}
          and not exists (select from event_attendances a where a.event_id = e.id and a.user_id = came.user_id
            and ${isBefore(sql`a.joined_at`, days)})
          and not exists (select from event_watches w where w.event_id = e.id and w.user_id = came.user_id
            and ${isBefore(sql`w.created_at`, days)})
        group by day, e.id
      union all select what, day, event_id, value from (
          select ${homeDayOf(sql`created_at`)} as day, event_id, count(*)::float8 as rated, sum(rating)::float8 as stars
          from event_reviews where hidden_at is null and ${isWithin(sql`created_at`, days)}
          group by day, event_id) reviews
        cross join lateral (values ('events-rated', rated), ('events-stars', stars)) each (what, value)`,
    ),
  namesOf: (db, { ids, language, viewer }) =>
    rows(
      db,
      sql`select e.id, ${textIn(sql`e.title`, language)} as title,
          ${organisesAllEvents(viewer) ? sql`'/admin/events/' || e.id` : sql`null`} as address
        from events e where e.id = any(${idList(ids)})`,
    ),
}
