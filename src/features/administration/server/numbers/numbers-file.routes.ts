import { authorize, mayReadNumbers } from '#foundation/accounts/server/index.ts'
import { STAFF_FILE, sendStaffRows } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { numbersFileQuery } from '#foundation/numbers/numbers.contract.ts'
import { numbersTable } from '#foundation/numbers/server/index.ts'
import { checkedInput } from '#platform/http/checked-input.ts'

/** Tables of the numbers to save. */
export function numbersFileRoutes({ app, db, clock, viewers, features }: RouteParts): void {
  const providers = features.flatMap(({ metrics }) => metrics ?? [])
  app.route({
    ...STAFF_FILE,
    url: '/admin/numbers.csv',
    handler: (request, reply) =>
      sendStaffRows({ viewers, request, reply }, async (viewer) => {
        authorize(mayReadNumbers(viewer))
        const { table = 'days', ...range } = checkedInput(numbersFileQuery, request.query)
        const { language } = request
        return numbersTable(db, { providers, table, ...range, language, now: clock.now() })
      }),
  })
}
