import { authorize, mayReadMetrics } from '#foundation/accounts/server/index.ts'
import { STAFF_FILE, sendStaffRows } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { metricsFileQuery } from '#foundation/metrics/metrics.contract.ts'
import { metricsTable } from '#foundation/metrics/server/index.ts'
import { checkedInput } from '#platform/http/checked-input.ts'

/** CSV tables of the metrics. */
export function metricsFileRoutes({ app, db, clock, viewers, features }: RouteParts): void {
  const providers = features.flatMap(({ metrics }) => metrics ?? [])
  app.route({
    ...STAFF_FILE,
    url: '/admin/numbers.csv',
    handler: (request, reply) =>
      sendStaffRows({ viewers, request, reply }, async (viewer) => {
        authorize(mayReadMetrics(viewer))
        const { table = 'days', ...range } = checkedInput(metricsFileQuery, request.query)
        const { language } = request
        return metricsTable(db, { providers, table, ...range, language, viewer, now: clock.now() })
      }),
  })
}
