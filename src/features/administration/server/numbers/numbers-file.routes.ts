import type { FastifyInstance } from 'fastify'
import { authorize, mayReadNumbers, type Viewers } from '#foundation/accounts/server/index.ts'
import { numbersFileQuery } from '#foundation/numbers/numbers.contract.ts'
import { type NumbersPart, numbersTable } from '#foundation/numbers/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { checkedInput } from '#platform/http/checked-input.ts'
import { sendStaffRows } from '../staff-stream.ts'
import { STAFF_FILE } from '../staff-table.ts'

interface NumbersFileParts {
  db: Db
  clock: Clock
  viewers: Viewers
  numbers: readonly NumbersPart[]
}

/** Tables of the numbers to save. */
export function numbersFileRoutes(
  app: FastifyInstance,
  { db, clock, viewers, numbers: parts }: NumbersFileParts,
): void {
  app.route({
    ...STAFF_FILE,
    url: '/admin/numbers.csv',
    handler: (request, reply) =>
      sendStaffRows({ viewers, request, reply }, async (viewer) => {
        authorize(mayReadNumbers(viewer))
        const { table = 'days', ...range } = checkedInput(numbersFileQuery, request.query)
        const { language } = request
        return numbersTable(db, { parts, table, ...range, language, now: clock.now() })
      }),
  })
}
