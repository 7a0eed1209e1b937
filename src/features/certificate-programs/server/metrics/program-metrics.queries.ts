import { sql } from 'drizzle-orm'
import type { MetricsProvider } from '#foundation/metrics/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import { homeDayOf, isWithin } from '#platform/db/home-days.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { mayEditPrograms } from '../../admin-programs.policy.ts'

const FUNNEL = ['programs-enrolled', 'programs-begun', 'programs-finished', 'programs-certified'] as const
type FunnelMetric = (typeof FUNNEL)[number]

/** The steps of an enrolment `n`: events joined, recordings started, quizzes attempted. */
const stepsInside = sql`select a.joined_at as at from course_module_events m
    join event_attendances a on a.event_id = m.event_id and a.user_id = n.user_id
    where m.program_id = n.program_id
  union all select w.created_at from course_module_events m
    join event_watches w on w.event_id = m.event_id and w.user_id = n.user_id
    where m.program_id = n.program_id
  union all select q.created_at from course_modules m
    join quiz_results q on q.module_id = m.id and q.user_id = n.user_id
    where m.program_id = n.program_id`

/**
 * How far people get: they enrol, take their first step, and finish. For people who took a step before enrolling, the
 * enrolment counts as the start.
 */
export const programMetrics: MetricsProvider = {
  name: 'certificate-programs',
  metrics: ['programs-enrolled', 'programs-begun', 'programs-finished'],
  countDays: (db, days) =>
    rows(
      db,
      sql`select 'programs-enrolled' as metric, ${homeDayOf(sql`created_at`)} as day, program_id as subject_id,
          count(*)::float8 as value
        from course_enrolments where ${isWithin(sql`created_at`, days)} group by day, program_id
      union all select 'programs-begun', ${homeDayOf(sql`begun_at`)} as day, program_id, count(*)::float8
        from (select n.program_id, greatest(min(step.at), n.created_at) as begun_at
          from course_enrolments n cross join lateral (${stepsInside}) step
          group by n.program_id, n.user_id, n.created_at) begun
        where ${isWithin(sql`begun_at`, days)} group by day, program_id
      union all select 'programs-finished', ${homeDayOf(sql`finished_at`)} as day, program_id, count(*)::float8
        from course_enrolments where ${isWithin(sql`finished_at`, days)} group by day, program_id`,
    ),
  async countFunnel(db, days) {
    // Reaching a step implies all steps before it.
    const [counted] = await rows<Record<FunnelMetric, number>>(
      db,
      sql`with people as (select exists (${stepsInside}) as has_begun, n.finished_at is not null as has_finished,
          exists (select from issued_certificates c where c.program_id = n.program_id and c.user_id = n.user_id
            and c.revoked_at is null) as is_certified
        from course_enrolments n where ${isWithin(sql`n.created_at`, days)})
      select count(*)::float8 as "programs-enrolled",
        (count(*) filter (where has_begun or has_finished or is_certified))::float8 as "programs-begun",
        (count(*) filter (where has_finished or is_certified))::float8 as "programs-finished",
        (count(*) filter (where is_certified))::float8 as "programs-certified"
      from people`,
    )
    return FUNNEL.map((metric) => ({ metric, total: counted?.[metric] ?? 0 }))
  },
  namesOf: (db, { ids, language, viewer }) =>
    rows(
      db,
      sql`select p.id, ${textIn(sql`p.title`, language)} as title,
          ${mayEditPrograms(viewer) ? sql`'/admin/certificate-programs/' || p.id` : sql`null`} as address
        from certificate_programs p where p.id = any(${idList(ids)})`,
    ),
}
