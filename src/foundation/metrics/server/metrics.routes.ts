import { authorize, mayReadMetrics } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { metricsContract } from '../metrics.contract.ts'
import { daysAskedFor } from './days-asked-for.ts'
import { getMetrics } from './get-metrics.ts'

export function metricsRoutes({ serve, viewers, features }: RouteParts): void {
  const providers = features.flatMap(({ metrics }) => metrics ?? [])

  serve(metricsContract.getMetrics, async ({ db, query, now, language, ...call }) => {
    const viewer = await viewers.staff(call)
    authorize(mayReadMetrics(viewer))
    const days = daysAskedFor({ ...query, now })
    return { data: await getMetrics(db, { providers, days, rank: query.rank, language, viewer }) }
  })
}
