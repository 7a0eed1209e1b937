import type { Feature } from '#foundation/feature.ts'
import { metricsRoutes } from './metrics.routes.ts'
import { peopleMetrics } from './people-metrics.queries.ts'
import { rollUpMetricsEveryHour } from './roll-up-job.ts'

export { daysAskedFor } from './days-asked-for.ts'
export type { MetricsProvider } from './metrics-provider.ts'
export { metricsTable } from './metrics-table.ts'
export { sumMetrics } from './read-metrics.queries.ts'
export { rollUpMetricsEveryHour } from './roll-up-job.ts'
export { rollUpMetrics } from './roll-up-metrics.ts'

export const metricsFeature: Feature = {
  routes: [metricsRoutes],
  jobs: (parts) => [rollUpMetricsEveryHour(parts)],
  metrics: peopleMetrics,
}
