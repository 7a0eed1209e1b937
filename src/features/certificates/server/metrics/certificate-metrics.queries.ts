import { sql } from 'drizzle-orm'
import type { MetricsProvider } from '#foundation/metrics/server/index.ts'
import { homeDayOf, isWithin } from '#platform/db/home-days.ts'
import { rows } from '#platform/db/query.ts'

/** Certificates of whole programs, without replaced and revoked ones. */
export const certificateMetrics: MetricsProvider = {
  name: 'certificates',
  metrics: ['programs-certified'],
  countDays: (db, days) =>
    rows(
      db,
      sql`select 'programs-certified' as metric, ${homeDayOf(sql`issued_at`)} as day, program_id as subject_id,
          count(*)::float8 as value
        from issued_certificates
        where program_id is not null and revoked_at is null and ${isWithin(sql`issued_at`, days)}
        group by day, program_id`,
    ),
}
