import { users } from '#foundation/accounts/server/index.ts'
import type { analyticsEvents } from '#foundation/analytics/server/analytics-events.tables.ts'
import type { Metric } from '#foundation/metrics/metrics.contract.ts'
import { rollUpMetrics, sumMetrics } from '#foundation/metrics/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { features } from '#server/features.ts'
import { TEST_NOW } from './test-moment.ts'

export const TODAY = '2026-01-15'
export const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

/** A visit to a resource's page. */
export const opened = (subject_id: number, of: Partial<typeof analyticsEvents.$inferInsert> = {}) => ({
  key: 'view_page' as const,
  page: '/resource/$title/$id',
  at: TEST_NOW,
  subject_id,
  ...of,
})

/** What tests of the metrics do with their app's database. */
export function metricsSteps(test: { readonly db: Db }) {
  return {
    rollUp: (now = TEST_NOW) => rollUpMetrics(test.db, { features, now }),
    sumOf: (metric: Metric, days = { first: TODAY, last: TODAY }) =>
      sumMetrics(test.db, { metrics: [metric], days }).then((sums) => sums[metric]),
    /** Inserts people who joined `days_ago`. */
    async joined(count: number, of: Partial<typeof users.$inferInsert> & { days_ago: number }) {
      const { days_ago, ...given } = of
      const people = Array.from({ length: count }, (_, at) => ({
        email: `p${days_ago}-${at}-${given.utm_source ?? ''}@example.org`.toLowerCase(),
        username: `p${days_ago}-${at}-${(given.utm_source ?? 'direct').toLowerCase()}`,
        first_name: 'Asha',
        last_name: 'Verma',
        password_hash: 'none',
        created_at: daysAgo(days_ago),
        ...given,
      }))
      const made = await test.db.insert(users).values(people).returning({ id: users.id })
      return made.map(({ id }) => id)
    },
  }
}
