import type { Feature } from '#foundation/feature.ts'
import { numbersRoutes } from './numbers.routes.ts'
import { numbersOfPeople } from './numbers-of-people.queries.ts'
import { rollUpNumbersEveryHour } from './roll-up-job.ts'

export type { MetricsProvider } from './metrics-provider.ts'
export { numbersTable } from './numbers-table.ts'
export { sumNumbers } from './read-numbers.queries.ts'
export { rollUpNumbersEveryHour } from './roll-up-job.ts'
export { rollUpNumbers } from './roll-up-numbers.ts'

export const numbersFeature: Feature = {
  routes: [numbersRoutes],
  jobs: (parts) => [rollUpNumbersEveryHour(parts)],
  metrics: numbersOfPeople,
}
